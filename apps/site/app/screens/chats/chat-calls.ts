import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import type { SendOutcome } from './outbox-runner';

/** One page of a conversation: the newest, or what is older than `before`. `false` when logged out. */
export function loadThread(conversation: string, before?: number) {
  return unwrap(browserApi().GET('/api/chat.php', { params: { query: { conversation, before } } }));
}

/** The first page of the list. `false` when logged out. */
export function loadChats() {
  return unwrap(browserApi().GET('/api/chats.php'));
}

/** Tells the API that a conversation was read up to a place. */
export function markRead(conversation: string, seq: number) {
  return unwrap(browserApi().PUT('/api/chat.php', { body: { conversation, seq } }));
}

/** Removes a conversation from the member's list. Gives what went wrong, if anything did. */
export async function removeChat(conversation: string): Promise<FormProblem | undefined> {
  try {
    await unwrap(browserApi().DELETE('/api/chat.php', { body: { conversation } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error);
    throw error;
  }
}

/** Sends a message from the browser; a session that is over counts as unavailable, so that the text is kept. */
export async function sendMessage(
  profile: string,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<SendOutcome> {
  try {
    const answer = await unwrap(
      browserApi().POST('/api/chat.php', {
        params: { header: { 'Idempotency-Key': key } },
        body: { profile, type: 'text', text },
      }),
    );
    if (answer) return { ok: true, answer };
    return { ok: false, problem: { code: 'authentication_required', fields: {}, data: {} } };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, problem: problemOf(error) };
    throw error;
  }
}
