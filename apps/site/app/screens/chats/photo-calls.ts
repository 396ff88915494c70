import { ApiError, unwrap } from '@heartwood/api-client';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { browserApi, uploadingApi } from '../../member/browser-api';
import type { SendOutcome } from './outbox-runner';
import type { PhotoSending } from './photo-outbox';

function refused(code: FormProblem['code']): SendOutcome {
  return { ok: false, problem: { code, fields: {}, data: {} } };
}

/** Sends a photo from the browser. */
export async function sendPhoto(
  profile: string,
  file: Blob,
  { key, signal, onProgress }: PhotoSending,
): Promise<SendOutcome> {
  try {
    const answer = await unwrap(
      uploadingApi(onProgress).POST('/api/chat-photo.php', {
        params: { header: { 'Idempotency-Key': key } },
        body: { file, profile },
        signal,
      }),
    );
    return answer ? { ok: true, answer } : refused('authentication_required');
  } catch (error) {
    return error instanceof ApiError ? { ok: false, problem: problemOf(error) } : refused('unavailable');
  }
}

/** Accepts or declines a photo. Returns the problem, if it failed. */
export async function answerPhoto(message: string, accepted: boolean): Promise<FormProblem | undefined> {
  try {
    await unwrap(browserApi().PUT('/api/chat-photo.php', { body: { message, accepted } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error);
    throw error;
  }
}

/** Loads the current state of a message. */
export async function loadMessage(conversation: string, seq: number) {
  const query = { conversation, around: seq, limit: 1 };
  const page = await unwrap(browserApi().GET('/api/chat.php', { params: { query } }));
  return page ? page.messages.find((message) => message.seq === seq) : undefined;
}
