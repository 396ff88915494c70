import { normaliseText } from '@heartwood/domain';
import type { Message } from '@heartwood/api-contract';
import type { FormProblem } from '../../session/form-problem';

/** A message on its way. */
export interface Outgoing {
  /** Idempotency key: however often it is sent, it arrives once. */
  readonly key: string;
  readonly text: string;
  /** When it was written, ISO 8601. */
  readonly created: string;
  readonly state: 'queued' | 'sending' | 'failed';
  /** The newest place in the conversation when it was sent. */
  readonly after: number;
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
  'bad_request',
  'invalid_fields',
  'payload_too_large',
]);

/** Whether sending the same message again cannot help. */
export function isDecided({ code }: FormProblem): boolean {
  return decided.has(code);
}

/** The message to send now: the first, unless it is on its way or has failed; messages go one after the other. */
export function nextOf(queue: readonly Outgoing[]): Outgoing | undefined {
  const [first] = queue;
  return first?.state === 'queued' ? first : undefined;
}

function changed(queue: readonly Outgoing[], key: string, change: Partial<Outgoing>): readonly Outgoing[] {
  return queue.map((item) => (item.key === key ? { ...item, ...change } : item));
}

/** The queue with a message being sent. */
export function withSending(queue: readonly Outgoing[], key: string, after: number): readonly Outgoing[] {
  return changed(queue, key, { state: 'sending', after, problem: undefined });
}

/** The queue with a message that could not be sent; what follows it waits. */
export function withFailed(
  queue: readonly Outgoing[],
  key: string,
  problem: FormProblem,
): readonly Outgoing[] {
  return changed(queue, key, { state: 'failed', problem });
}

/** The queue without a message. */
export function withoutKey(queue: readonly Outgoing[], key: string): readonly Outgoing[] {
  return queue.filter((item) => item.key !== key);
}

/** The queue with everything in it to be sent again. */
export function withRetry(queue: readonly Outgoing[]): readonly Outgoing[] {
  return queue.map((item) =>
    item.state === 'failed' ? { ...item, state: 'queued' as const, problem: undefined } : item,
  );
}

/**
 * A queue as it was left behind. What was on its way may or may not have arrived: it is sent again where that cannot
 * bring it twice, else it waits for the member to decide.
 */
export function restored(queue: readonly Outgoing[], mayRepeat: boolean): readonly Outgoing[] {
  return queue.map((item) => {
    if (item.state !== 'sending') return item;
    if (mayRepeat) return { ...item, state: 'queued' };
    return { ...item, state: 'failed', problem: { code: 'unavailable', fields: {}, data: {} } };
  });
}

type Arrived = Pick<Message, 'id' | 'mine' | 'seq' | 'text'>;

/** What of the queue is not yet among the messages: an event may bring a message before its answer, or without it. */
export function notYetShown(queue: readonly Outgoing[], messages: readonly Arrived[]): readonly Outgoing[] {
  const taken = new Set<string>();
  return queue.filter((item) => {
    if (item.state === 'queued') return true;
    const text = normaliseText(item.text);
    const arrived = messages.find(
      (message) =>
        message.mine && message.seq > item.after && message.text === text && !taken.has(message.id),
    );
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

/** The queue without what failed only in its answer: the messages have it. */
export function withoutArrived(
  queue: readonly Outgoing[],
  messages: readonly Arrived[],
): readonly Outgoing[] {
  const missing = notYetShown(queue, messages);
  return queue.filter((item) => item.state !== 'failed' || missing.includes(item));
}
