import { ApiError } from '@heartwood/api-client';
import { data } from '@remix-run/node';
import { pageAction } from '../visit/page.server';
import type { FormRequest } from '../visit/page.server';
import { problemOf } from './form-problem';
import type { FormProblem } from './form-problem';

/** The result of a form's action: `done` on success, else the `problem` and the values to show again. */
export interface FormAnswer<Kept, Done> {
  readonly values: Kept;
  readonly done?: Done;
  readonly problem?: FormProblem;
}

type Problem = FormProblem | undefined;

interface FormSteps<Values, Kept, Done> {
  /** Reads the fields. May throw a redirect, for example for a form filled in by a bot. */
  readonly read: (page: FormRequest) => Values | Promise<Values>;
  /** Validates on the site before the form is sent to the API. */
  readonly check?: (values: Values, page: FormRequest) => Problem | Promise<Problem>;
  /** The values that the page may show again; never a password. */
  readonly keep: (values: Values) => Kept;
  /** Performs the form's operation. An `ApiError` becomes the answer's problem; may throw a redirect. */
  readonly send: (values: Values, page: FormRequest) => Promise<Done>;
}

/** Creates the action of a page with a form, the same with and without script: read, check, send, answer. */
export function formAction<Values, Kept, Done>({ read, check, keep, send }: FormSteps<Values, Kept, Done>) {
  return pageAction(async (page) => {
    const form = await read(page);
    const values = keep(form);
    const refuse = (problem: FormProblem, status: number) =>
      data<FormAnswer<Kept, Done>>({ values, problem }, status);
    const problem = await check?.(form, page);
    if (problem) return refuse(problem, 422);
    try {
      return data<FormAnswer<Kept, Done>>({ values, done: await send(form, page) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refuse(problemOf(error), error.statusCode);
    }
  });
}
