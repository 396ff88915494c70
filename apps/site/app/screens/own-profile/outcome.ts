import { ApiError } from '@heartwood/api-client';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';

/** What came of a call: its answer, or why it was refused. */
export type Outcome<Answer> =
  | { readonly answer: Answer; readonly problem?: undefined }
  | { readonly answer?: undefined; readonly problem: FormProblem };

/** The problem of a call that got no answer. */
export const noAnswer: FormProblem = { code: 'unavailable', fields: {}, data: {} };

/** What comes of a call of the browser; `false` is the answer to somebody whose session is over. */
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
