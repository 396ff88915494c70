import { idempotencySeconds, normaliseText } from '@heartwood/domain';
import type { Message } from '@heartwood/api-contract';
import type { FormProblem } from '../../forms/form-problem';

/** A message on its way. */
export interface Outgoing {
  /** Idempotency key: however often it is sent, it arrives once. */
  readonly key: string;
  /** Of a gift the giver's line, which may be empty. */
  readonly text: string;
  /** The id of a gift. */
  readonly gift?: string;
  /** When it was written, ISO 8601. */
  readonly created: string;
  readonly state: 'queued' | 'sending' | 'failed';
  /** The newest place in the conversation when it was first sent; `null` while it has not been. */
  readonly after: number | null;
  readonly problem?: FormProblem;
}

/** Problems that sending again does not solve: the text goes back to the composer. */
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

/** Whether sending the same message again cannot help. */
export function isDecided({ code }: FormProblem): boolean {
  return decided.has(code);
}

/** The message to send now: the first that is queued, unless one is on its way; what failed holds nothing back. */
export function nextOf(queue: readonly Outgoing[]): Outgoing | undefined {
  if (queue.some(({ state }) => state === 'sending')) return undefined;
  return queue.find(({ state }) => state === 'queued');
}

/** The queue with a message being sent. `newest` is the newest place in the conversation. */
export function withSending(queue: readonly Outgoing[], key: string, newest: number): readonly Outgoing[] {
  return queue.map((item) =>
    item.key === key ? { ...item, state: 'sending', after: item.after ?? newest, problem: undefined } : item,
  );
}

/** The queue with a message that could not be sent; it stays until it is sent again or discarded. */
export function withFailed(
  queue: readonly Outgoing[],
  key: string,
  problem: FormProblem,
): readonly Outgoing[] {
  return queue.map((item) => (item.key === key ? { ...item, state: 'failed', problem } : item));
}

/** The queue without a message. */
export function withoutKey(queue: readonly Outgoing[], key: string): readonly Outgoing[] {
  return queue.filter((item) => item.key !== key);
}

/** The queue with what failed to be sent again: all of it, or the messages with these keys. */
export function withRetry(queue: readonly Outgoing[], keys?: readonly string[]): readonly Outgoing[] {
  return queue.map((item) =>
    item.state === 'failed' && (keys?.includes(item.key) ?? true)
      ? { ...item, state: 'queued' as const, problem: undefined }
      : item,
  );
}

/**
 * Whether a message can be sent without arriving twice: it was never sent, or the server still knows its key.
 * `keepsKeys` says whether the server keeps any.
 */
export function canRepeat({ after, created }: Outgoing, keepsKeys: boolean, now: Date): boolean {
  const age = now.getTime() - Date.parse(created);
  return after === null || (keepsKeys && age < idempotencySeconds * 1000);
}

/** The queue with a message held until there is a network, in its place. */
export function withHeld(queue: readonly Outgoing[], key: string): readonly Outgoing[] {
  return queue.map((item) => (item.key === key ? { ...item, state: 'queued' as const } : item));
}

/** The queue with a message put back where it was. */
export function withReturned(queue: readonly Outgoing[], item: Outgoing, at: number): readonly Outgoing[] {
  return [...queue.slice(0, at), item, ...queue.slice(at)];
}

/**
 * A queue as it was left behind. What was on its way may or may not have arrived: it is sent again where that cannot
 * bring it twice, else it waits for the member to decide.
 */
export function restored(queue: readonly Outgoing[], keepsKeys: boolean, now: Date): readonly Outgoing[] {
  return queue.map((item) => {
    if (item.state === 'failed') return item;
    if (canRepeat(item, keepsKeys, now)) return { ...item, state: 'queued' };
    return { ...item, state: 'failed', problem: { code: 'unavailable', fields: {}, data: {} } };
  });
}

type Arrived = Pick<Message, 'id' | 'mine' | 'seq' | 'text' | 'gift'>;

/** The messages of the queue whose like has come into the conversation since they were first sent. */
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

/** What of the queue to show: an event may bring a message before its answer. What failed always shows. */
export function notYetShown(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly Outgoing[] {
  const seen = seemArrived(
    queue.filter(({ state }) => state !== 'failed'),
    messages,
  );
  return queue.filter((item) => !seen.includes(item));
}

/** Keys of failed messages that may have arrived after all, since the conversation has their like. */
export function perhapsArrived(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly string[] {
  const failed = queue.filter(({ state }) => state === 'failed');
  return seemArrived(failed, messages).map(({ key }) => key);
}
