import { ApiError } from '@heartwood/api-client';
import { data } from '@remix-run/node';
import { pageAction } from '../visit/page.server';
import type { FormRequest } from '../visit/page.server';
import { problemOf } from './form-problem';
import type { FormProblem } from './form-problem';

/** What a form's page is given back: `done` where it was taken, else the `problem` and the values to show again. */
export interface FormAnswer<Kept, Done> {
  readonly values: Kept;
  readonly done?: Done;
  readonly problem?: FormProblem;
}

type Problem = FormProblem | undefined;

interface FormSteps<Values, Kept, Done> {
  /** Reads the fields. May throw a redirect, as for a form that a program filled in. */
  readonly read: (page: FormRequest) => Values | Promise<Values>;
  /** What the site itself finds wrong before the form is sent to the API. */
  readonly check?: (values: Values, page: FormRequest) => Problem | Promise<Problem>;
  /** The values that the page may show again; never a password. */
  readonly keep: (values: Values) => Kept;
  /** Does what the form is for. An `ApiError` becomes the answer's problem; a redirect may be thrown. */
  readonly send: (values: Values, page: FormRequest) => Promise<Done>;
}

/** The action of a page with a form, the same with and without script: read, check, send, answer. */
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
