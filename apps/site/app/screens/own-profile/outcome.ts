import { ApiError } from '@heartwood/api-client';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';

/** The outcome of a call: its answer, or why it was rejected. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly problem?: undefined }
  | { readonly answer?: undefined; readonly problem: FormProblem };

/** Awaits an API call in the browser; `false` is the answer if the session has ended. */
export async function outcomeOf<Answer>(call: Promise<Answer | false>): Promise<Outcome<Answer>> {
  try {
    const answer = await call;
    return answer === false
      ? { problem: { code: 'authentication_required', fields: {}, data: {} } }
      : { answer };
  } catch (error) {
    if (error instanceof ApiError) return { problem: problemOf(error) };
    throw error;
  }
}
