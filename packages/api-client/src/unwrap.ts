import { errorOfAnswer, errorOfFailure } from './api-error';
import { isLoggedOut } from './logged-out';

type Call = { data?: unknown; error?: unknown; response: Response };
type DataOf<Answer> = Answer extends { data: infer Data; error?: never } ? Data : never;
type ErrorOf<Answer> = Answer extends { error: infer Failure } ? Failure : never;

/** What a call gives: its data, or `false` where it needs a session and nobody is logged in. */
export type Unwrapped<Answer> =
  'authentication_required' extends ErrorOf<Answer> ? DataOf<Answer> | false : DataOf<Answer>;

/**
 * The data of a call. `false` when it found the session logged out (the client has told `onLoggedOut` by then);
 * anything else that went wrong rejects with an `ApiError`, but an abort by the caller, which rejects as it is.
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
