import { errorOfAnswer, errorOfFailure } from './api-error';
import { isLoggedOut } from './logged-out';

type Call = { data?: unknown; error?: unknown; response: Response };
type DataOf<Answer> = Answer extends { data: infer Data; error?: never } ? Data : never;
type ErrorOf<Answer> = Answer extends { error: infer Failure } ? Failure : never;

/** The result of a call: its data, or `false` where it needs a session and there is none. */
export type Unwrapped<Answer> =
  'authentication_required' extends ErrorOf<Answer> ? DataOf<Answer> | false : DataOf<Answer>;

/**
 * Returns the data of a call, or `false` when the session was logged out (`onLoggedOut` has been called by
 * then). Any other failure rejects with an `ApiError`, except an abort by the caller, which rejects
 * unchanged.
 */
export async function unwrap<Answer extends Call>(call: Promise<Answer>): Promise<Unwrapped<Answer>> {
  const answer = await settled(call);
  if (isLoggedOut(answer.response)) return false as Unwrapped<Answer>;
  if (!answer.response.ok) throw errorOfAnswer(answer.response, answer.error);
  return answer.data as Unwrapped<Answer>;
}

async function settled<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'AbortError') throw failure;
    throw errorOfFailure(failure);
  }
}
