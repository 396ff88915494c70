import { ApiError, unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import type { Outgoing } from './outbox';
import type { SendOutcome } from './outbox-runner';
import { furtherPageSize, threadPageSize } from './thread-state';

/** Which page of a conversation: before, after or around a position, by default the newest. */
export interface ThreadPlace {
  readonly before?: number;
  readonly after?: number;
  readonly around?: number;
}

/** Loads a page of a conversation. `false` when logged out. */
export function loadThread(conversation: string, place: ThreadPlace) {
  const further = place.before !== undefined || place.after !== undefined;
  const query = { conversation, ...place, limit: further ? furtherPageSize : threadPageSize };
  return unwrap(browserApi().GET('/api/chat.php', { params: { query } }));
}

/**
 * Searches a conversation for messages with a text, newest first, older than `before`. `false` when logged
 * out.
 */
export function searchThread(conversation: string, q: string, before?: number) {
  const query = { conversation, q, before, limit: 100 };
  return unwrap(browserApi().GET('/api/chat.php', { params: { query } }));
}

/** Notifies the API that the member is typing. */
export function signalTyping(conversation: string) {
  return unwrap(browserApi().POST('/api/typing.php', { body: { conversation } }));
}

/** Loads the first page of the list. `false` when logged out. */
export function loadChats() {
  return unwrap(browserApi().GET('/api/chats.php'));
}

/** Notifies the API that a conversation was read up to a position, or entirely. */
export function markRead(conversation: string, seq: number | undefined) {
  return unwrap(browserApi().PUT('/api/chat.php', { body: { conversation, seq } }));
}

/** Removes a conversation from the member's list. Returns the problem, if it failed. */
export async function removeChat(conversation: string): Promise<FormProblem | undefined> {
  try {
    await unwrap(browserApi().DELETE('/api/chat.php', { body: { conversation } }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error);
    throw error;
  }
}

function bodyOf(profile: string, { text, gift }: Pick<Outgoing, 'text' | 'gift'>) {
  if (gift === undefined) return { profile, type: 'text' as const, text };
  return { profile, type: 'gift' as const, gift, text: text === '' ? undefined : text };
}

/**
 * Sends a text or a gift from the browser; an ended session counts as unavailable, so that the message is
 * kept.
 */
export async function sendMessage(
  profile: string,
  message: Pick<Outgoing, 'key' | 'text' | 'gift'>,
): Promise<SendOutcome> {
  try {
    const answer = await unwrap(
      browserApi().POST('/api/chat.php', {
        params: { header: { 'Idempotency-Key': message.key } },
        body: bodyOf(profile, message),
      }),
    );
    if (answer) return { ok: true, answer };
    return { ok: false, problem: { code: 'authentication_required', fields: {}, data: {} } };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, problem: problemOf(error) };
    throw error;
  }
}

/** Loads the brand's gifts with their cost for this member. `false` when logged out. */
export function loadGifts() {
  return unwrap(browserApi().GET('/api/gifts.php'));
}

/** Notifies the API that a gift was opened. */
export function openGift(message: string) {
  return unwrap(browserApi().PUT('/api/gift.php', { body: { message } }));
}
