import type { ChatThread, Message } from '@heartwood/api-contract';
import { mapChanged } from './map-changed';

/** A conversation as far as the page knows it. */
export interface ThreadState extends Omit<ChatThread, 'messages'> {
  /** Delivered messages in their order, then those that wait for the sender's confirmation. */
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

/** The place of the newest delivered message; 0 without one. */
export function newestSeq({ messages }: Pick<ThreadState, 'messages'>): number {
  return delivered(messages).at(-1)?.seq ?? 0;
}

/** The place of the newest message that the other one wrote; 0 without one. */
export function newestTheirs({ messages }: Pick<ThreadState, 'messages'>): number {
  return messages.findLast((message) => !message.mine)?.seq ?? 0;
}

/** The place of the oldest message that is shown; `undefined` without one. */
export function oldestSeq({ messages }: Pick<ThreadState, 'messages'>): number | undefined {
  return delivered(messages)[0]?.seq;
}

/**
 * The conversation after its newest page was loaded again. Messages that wait are as the page says; where the page
 * does not reach down to what is known, it replaces it.
 */
export function withNewest(state: ThreadState, page: ChatThread): ThreadState {
  const first = oldestSeq(page);
  const known = delivered(state.messages);
  const gap = page.has_more && first !== undefined && first > newestSeq(state) + 1;
  if (gap || known.length === 0) return page;
  return { ...page, messages: merged(known, page.messages), has_more: state.has_more };
}

/** The conversation with an older page before what is known. */
export function withOlder(state: ThreadState, page: ChatThread): ThreadState {
  return { ...state, messages: merged(delivered(page.messages), state.messages), has_more: page.has_more };
}

/** The conversation with one more message, or with that message as it is now. */
export function withMessage(state: ThreadState, message: Message): ThreadState {
  return { ...state, messages: merged(state.messages, [message]) };
}

/** The conversation after the other one has read it up to a place. */
export function withRead(state: ThreadState, seq: number): ThreadState {
  const messages = mapChanged(state.messages, (message) =>
    message.mine && message.status === 'delivered' && message.seq <= seq
      ? { ...message, status: 'read' as const }
      : message,
  );
  return messages === state.messages ? state : { ...state, messages };
}
