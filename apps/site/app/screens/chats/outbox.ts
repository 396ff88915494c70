import { idempotencySeconds, normaliseText } from '@heartwood/domain';
import type { Message } from '@heartwood/api-contract';
import { noAnswer } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';

/** A message being sent. */
export interface Outgoing {
  /** Idempotency key: however often it is sent, it arrives once. */
  readonly key: string;
  /** For a gift the giver's line, which may be empty. */
  readonly text: string;
  /** Id of a gift. */
  readonly gift?: string;
  /** When it was written, ISO 8601. */
  readonly created: string;
  readonly state: 'queued' | 'sending' | 'failed';
  /** Position of the conversation's newest message when it was first sent; `null` until then. */
  readonly after: number | null;
  readonly problem?: FormProblem;
}

/** Problems that retrying does not solve: the text returns to the composer. */
const decided: ReadonlySet<FormProblem['code']> = new Set<FormProblem['code']>([
  'insufficient_credits',
  'free_limit_reached',
  'premium_only',
  'blocked',
  'message_too_long',
  'message_empty',
  'own_profile',
  'spending_blocked',
  'not_found',
  'gift_unknown',
  'bad_request',
  'invalid_fields',
  'payload_too_large',
]);

/** Whether retrying the same message cannot help. */
export function isDecided({ code }: FormProblem): boolean {
  return decided.has(code);
}

/**
 * Returns the message to send now: the first queued one, unless one is being sent; failed ones don't block.
 */
export function nextOf(queue: readonly Outgoing[]): Outgoing | undefined {
  if (queue.some(({ state }) => state === 'sending')) return undefined;
  return queue.find(({ state }) => state === 'queued');
}

/**
 * Returns the queue with a message being sent. `newest` is the position of the conversation's newest message.
 */
export function withSending(queue: readonly Outgoing[], key: string, newest: number): readonly Outgoing[] {
  return queue.map((item) =>
    item.key === key ? { ...item, state: 'sending', after: item.after ?? newest, problem: undefined } : item,
  );
}

/** Returns the queue with a failed message; it stays until it is resent or discarded. */
export function withFailed(
  queue: readonly Outgoing[],
  key: string,
  problem: FormProblem,
): readonly Outgoing[] {
  return queue.map((item) => (item.key === key ? { ...item, state: 'failed', problem } : item));
}

/** Returns the queue without a message. */
export function withoutKey(queue: readonly Outgoing[], key: string): readonly Outgoing[] {
  return queue.filter((item) => item.key !== key);
}

/** Returns the queue with failed messages to retry: all of them, or those with these keys. */
export function withRetry(queue: readonly Outgoing[], keys?: readonly string[]): readonly Outgoing[] {
  return queue.map((item) =>
    item.state === 'failed' && (keys?.includes(item.key) ?? true)
      ? { ...item, state: 'queued' as const, problem: undefined }
      : item,
  );
}

/**
 * Whether a message can be sent without duplicating it: it was never sent, or the server still knows its key.
 * `keepsKeys` says whether the server stores keys.
 */
export function canRepeat({ after, created }: Outgoing, keepsKeys: boolean, now: Date): boolean {
  const age = now.getTime() - Date.parse(created);
  return after === null || (keepsKeys && age < idempotencySeconds * 1000);
}

/** Returns the queue with a message held in its place until the browser is online. */
export function withHeld(queue: readonly Outgoing[], key: string): readonly Outgoing[] {
  return queue.map((item) => (item.key === key ? { ...item, state: 'queued' as const } : item));
}

/** Returns the queue with a message restored in its place. */
export function withReturned(queue: readonly Outgoing[], item: Outgoing, at: number): readonly Outgoing[] {
  return [...queue.slice(0, at), item, ...queue.slice(at)];
}

/**
 * Restores a stored queue. Messages that were being sent may have arrived: they are resent if that cannot
 * duplicate them, else they wait for the member to decide.
 */
export function restored(queue: readonly Outgoing[], keepsKeys: boolean, now: Date): readonly Outgoing[] {
  return queue.map((item) => {
    if (item.state === 'failed') return item;
    if (canRepeat(item, keepsKeys, now)) return { ...item, state: 'queued' };
    return { ...item, state: 'failed', problem: noAnswer };
  });
}

type Arrived = Pick<Message, 'id' | 'mine' | 'seq' | 'text' | 'gift'>;

/** Returns the queued messages that have an equal one in the conversation since they were first sent. */
function seemArrived(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly Outgoing[] {
  const taken = new Set<string>();
  return queue.filter(({ after, text: written, gift = null }) => {
    if (after === null) return false;
    const text = normaliseText(written);
    const isLike = (message: Arrived) => message.gift === gift && (message.text ?? '') === text;
    const arrived = messages.find(
      (message) => message.mine && message.seq > after && isLike(message) && !taken.has(message.id),
    );
    if (arrived) taken.add(arrived.id);
    return arrived !== undefined;
  });
}

/**
 * Returns the queued messages to show: an event may deliver a message before its answer. Failed ones are
 * always shown.
 */
export function notYetShown(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly Outgoing[] {
  const seen = seemArrived(
    queue.filter(({ state }) => state !== 'failed'),
    messages,
  );
  return queue.filter((item) => !seen.includes(item));
}

/**
 * Returns the keys of failed messages that may have arrived after all, since the conversation has equal ones.
 */
export function perhapsArrived(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly string[] {
  const failed = queue.filter(({ state }) => state === 'failed');
  return seemArrived(failed, messages).map(({ key }) => key);
}
