import type { ChatThread, Message } from '@heartwood/api-contract';
import { mapChanged } from './map-changed';

/** The part of a conversation that the page knows. */
export interface ThreadState extends Omit<ChatThread, 'messages'> {
  /** Delivered messages in order, then those that wait for the sender's confirmation. */
  readonly messages: readonly Message[];
}

function isWaiting({ status }: Message): boolean {
  return status === 'waiting';
}

function later(known: Message | undefined, message: Message): Message {
  return known?.status === 'read' && message.status === 'delivered'
    ? { ...message, status: 'read' }
    : message;
}

function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, later(byId.get(message.id), message));
  return [...byId.values()].sort(
    (one, other) => Number(isWaiting(one)) - Number(isWaiting(other)) || one.seq - other.seq,
  );
}

function delivered(messages: readonly Message[]): Message[] {
  return messages.filter((message) => !isWaiting(message));
}

/** Returns the position of the newest delivered message; 0 without one. */
export function newestSeq({ messages }: Pick<ThreadState, 'messages'>): number {
  return delivered(messages).at(-1)?.seq ?? 0;
}

/** Returns the position of the other person's newest message; 0 without one. */
export function newestTheirs({ messages }: Pick<ThreadState, 'messages'>): number {
  return messages.findLast((message) => !message.mine)?.seq ?? 0;
}

/** Returns the position of the oldest shown message; `undefined` without one. */
export function oldestSeq({ messages }: Pick<ThreadState, 'messages'>): number | undefined {
  return delivered(messages)[0]?.seq;
}

/** Number of messages that a conversation opens with. */
export const threadPageSize = 24;
/**
 * Number of messages loaded at once while scrolling: few enough that rendering them never blocks scrolling.
 */
export const furtherPageSize = 8;

/**
 * Maximum number of messages on the page while it follows the conversation, and while older ones are read.
 */
const mostShown = { following: 48, reading: 54 };

/** Drops the oldest messages beyond the page's maximum. */
function withoutOldest(state: ThreadState): ThreadState {
  const beyond = state.messages.length - mostShown.following;
  return beyond > 0 ? { ...state, messages: state.messages.slice(beyond), has_more: true } : state;
}

/** Drops the newest messages beyond the page's maximum; unconfirmed ones count as newest. */
function withoutNewest(state: ThreadState): ThreadState {
  const { messages } = state;
  if (messages.length <= mostShown.following) return state;
  return { ...state, messages: messages.slice(0, mostShown.following), has_newer: true };
}

/**
 * Returns the conversation after its newest page was reloaded. Unconfirmed messages are as in the page. If
 * the page leaves a gap to what is known, it replaces it, unless older messages are being read.
 */
export function withNewest(state: ThreadState, page: ChatThread, following = true): ThreadState {
  const { messages, has_more, has_newer } = state;
  if (has_newer) return { ...page, messages, has_more, has_newer };
  const first = oldestSeq(page);
  const known = delivered(messages);
  const gap = page.has_more && first !== undefined && first > newestSeq(state) + 1;
  if (known.length === 0) return page;
  if (gap) return following ? page : { ...page, messages: known, has_more, has_newer: true };
  const joined = { ...page, messages: merged(known, page.messages), has_more };
  if (following) return withoutOldest(joined);
  return joined.messages.length > mostShown.reading
    ? { ...page, messages, has_more, has_newer: true }
    : joined;
}

/** Returns the conversation with an older page prepended. */
export function withOlder(state: ThreadState, page: ChatThread): ThreadState {
  const messages = merged(delivered(page.messages), state.messages);
  return withoutNewest({ ...state, messages, has_more: page.has_more });
}

/** Returns the conversation with a newer page appended. */
export function withNewer(state: ThreadState, page: ChatThread): ThreadState {
  const messages = merged(delivered(state.messages), page.messages);
  return withoutOldest({ ...state, messages, has_newer: page.has_newer });
}

/**
 * Returns the conversation with a message added or updated. While the page shows an older part, or the member
 * reads one and the page is full, the message is left to be loaded by scrolling; so is one older than the
 * page, delivered by a stream that resumes after a pause.
 */
export function withMessage(state: ThreadState, message: Message, following = true): ThreadState {
  const known = state.messages.some(({ id }) => id === message.id);
  if (known) return { ...state, messages: merged(state.messages, [message]) };
  const oldest = oldestSeq(state);
  if (state.has_more && oldest !== undefined && !isWaiting(message) && message.seq < oldest) return state;
  const { limit, used } = state.history;
  const history = { limit, used: limit > 0 ? Math.min(limit, used + 1) : used + 1 };
  const full = !following && state.messages.length >= mostShown.reading;
  if (state.has_newer || full) return { ...state, history, has_newer: true };
  const more = { ...state, history, messages: merged(state.messages, [message]) };
  return following ? withoutOldest(more) : more;
}

/** Returns the conversation after the other person has read it up to a position. */
export function withRead(state: ThreadState, seq: number): ThreadState {
  const messages = mapChanged(state.messages, (message) =>
    message.mine && message.status === 'delivered' && message.seq <= seq
      ? { ...message, status: 'read' as const }
      : message,
  );
  return messages === state.messages ? state : { ...state, messages };
}
