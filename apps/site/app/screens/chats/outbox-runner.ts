import type { ChatThread, Message } from '@heartwood/api-contract';
import type { FormProblem } from '../../forms/form-problem';
import type { Unsent } from './drafts';
import {
  canRepeat,
  isDecided,
  nextOf,
  perhapsArrived,
  restored,
  withFailed,
  withHeld,
  withRetry,
  withReturned,
  withSending,
  withoutKey,
  type Outgoing,
} from './outbox';
import { newestSeq } from './thread-state';

/** The API's answer to a sent message. */
export interface SentAnswer extends Pick<ChatThread, 'credits' | 'free_messages_left'> {
  readonly message: Message;
  readonly conversation: string;
}

/** The outcome of sending a message. */
export type SendOutcome =
  { readonly ok: true; readonly answer: SentAnswer } | { readonly ok: false; readonly problem: FormProblem };

/** An outbox's dependencies on the page and the browser. */
export interface OutboxParts {
  readonly send: (message: Pick<Outgoing, 'key' | 'text' | 'gift'>) => Promise<SendOutcome>;
  /** Whether a message that may have arrived can be resent without duplicating it. */
  readonly mayRepeat: () => boolean;
  /** Whether the browser is online, as far as it knows; offline everything waits. */
  readonly online: () => boolean;
  readonly newKey: () => string;
  readonly now: () => Date;
  readonly read: () => Unsent;
  readonly keep: (unsent: Unsent) => void;
}

/** The part of an outbox that the page shows. */
export interface OutboxState {
  readonly queue: readonly Outgoing[];
  /** The problem of the text in the composer. */
  readonly problem: FormProblem | null;
}

/** The state before hydration. */
export const emptyOutbox: OutboxState = { queue: [], problem: null };

/**
 * The queue of messages to one member: sent one after the other with one idempotency key each, stored across
 * reloads, and returned to the composer as text if retrying cannot help. No text is ever lost: a message
 * leaves the queue by the answer to its own key, back into the composer, or when the member discards it, and
 * never because another message has the same text.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #changed = new Set<() => void>();
  readonly #sent = new Set<(answer: SentAnswer) => void>();
  readonly #returned = new Set<(text: string) => void>();
  #state: OutboxState;
  #draft: string;
  #newest = 0;
  #messages: readonly Message[] = [];
  /**
   * Written since the page was loaded: retried once automatically if it failed and an equal message shows.
   */
  readonly #fresh = new Set<string>();
  /** Messages that acknowledged others. */
  readonly #answered = new Set<string>();
  #resumed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    const { draft, queue } = parts.read();
    this.#draft = draft;
    this.#state = { queue, problem: null };
  }

  get state(): OutboxState {
    return this.#state;
  }

  /** The text in the composer. */
  get draft(): string {
    return this.#draft;
  }

  set draft(text: string) {
    this.#draft = text;
    this.#keep();
  }

  /** Calls `listener` when the state changes. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /** Calls `listener` with the answer to each sent message. Returns an unsubscribe function. */
  onSent(listener: (answer: SentAnswer) => void): () => void {
    this.#sent.add(listener);
    return () => this.#sent.delete(listener);
  }

  /**
   * Calls `listener` with the composer's whole text when a text is returned to it. Returns an unsubscribe
   * function.
   */
  onReturned(listener: (text: string) => void): () => void {
    this.#returned.add(listener);
    return () => this.#returned.delete(listener);
  }

  /** Resumes the stored queue. `newest` is the position of the conversation's newest message. */
  resume(newest: number): void {
    this.#newest = Math.max(this.#newest, newest);
    if (!this.#resumed) {
      this.#resumed = true;
      this.#set({
        ...this.#state,
        queue: restored(this.#state.queue, this.#parts.mayRepeat(), this.#parts.now()),
      });
    }
    this.#run();
  }

  /** Sends what waited for a connection, and retries what failed without one if that cannot duplicate it. */
  reconnected(): void {
    const undecided = this.#state.queue.filter(
      (item) => this.#mayRepeat(item) && (!item.problem || !isDecided(item.problem)),
    );
    this.retry(undecided.map(({ key }) => key));
  }

  /** Appends a message to the queue and clears the composer. */
  add(text: string): void {
    this.#draft = '';
    this.#add({ text });
  }

  /** Appends a gift with the giver's line to the queue. A rejected one stays there, with the reason. */
  give(gift: string, text: string): void {
    this.#add({ gift, text });
  }

  #add(content: Pick<Outgoing, 'text' | 'gift'>): void {
    const item: Outgoing = {
      ...content,
      key: this.#parts.newKey(),
      created: this.#parts.now().toISOString(),
      state: 'queued',
      after: null,
    };
    this.#fresh.add(item.key);
    this.#set({ queue: [...this.#state.queue, item], problem: null });
    this.#run();
  }

  /** Retries failed messages: all of them, or those with these keys. */
  retry(keys?: readonly string[]): void {
    this.#set({ ...this.#state, queue: withRetry(this.#state.queue, keys) });
    this.#run();
  }

  /** Discards a failed message. Returns a function that restores it in its place. */
  discard(key: string): () => void {
    const at = this.#state.queue.findIndex((item) => item.key === key);
    const item = this.#state.queue[at];
    this.#set({ ...this.#state, queue: withoutKey(this.#state.queue, key) });
    return () => {
      const { queue } = this.#state;
      if (item && !queue.some((one) => one.key === key))
        this.#set({ ...this.#state, queue: withReturned(queue, item, at) });
    };
  }

  /**
   * Processes the conversation's messages. A failed message with an equal one among them is looked up by its
   * key.
   */
  acknowledge(messages: readonly Message[]): void {
    this.#messages = messages;
    this.#newest = Math.max(this.#newest, newestSeq({ messages }));
    this.#askAgain();
  }

  /** Sets or clears the problem of the composer's text. */
  show(problem: FormProblem | null): void {
    this.#set({ ...this.#state, problem });
  }

  #run(): void {
    const item = nextOf(this.#state.queue);
    if (!item || !this.#parts.online()) return;
    this.#set({ ...this.#state, queue: withSending(this.#state.queue, item.key, this.#newest) });
    void this.#parts.send(item).then((outcome) => this.#settle(item, outcome));
  }

  #settle({ key, gift }: Outgoing, outcome: SendOutcome): void {
    if (outcome.ok) {
      const { id, seq } = outcome.answer.message;
      this.#newest = Math.max(this.#newest, seq);
      this.#answered.add(id);
      for (const listener of this.#sent) listener(outcome.answer);
      this.#set({ ...this.#state, queue: withoutKey(this.#state.queue, key) });
      this.#run();
    } else if (isDecided(outcome.problem) && gift === undefined) this.#giveBack(outcome.problem);
    else if (this.#isHeld(key, outcome.problem))
      this.#set({ ...this.#state, queue: withHeld(this.#state.queue, key) });
    else {
      this.#set({ ...this.#state, queue: withFailed(this.#state.queue, key, outcome.problem) });
      this.#askAgain();
      this.#run();
    }
  }

  #mayRepeat(item: Outgoing): boolean {
    return canRepeat(item, this.#parts.mayRepeat(), this.#parts.now());
  }

  /** Whether a message that could not be sent keeps its place until the browser is online. */
  #isHeld(key: string, problem: FormProblem): boolean {
    const item = this.#state.queue.find((one) => one.key === key);
    return item !== undefined && !this.#parts.online() && !isDecided(problem) && this.#mayRepeat(item);
  }

  /** The server knows by a message's own key whether it arrived; if it stores no keys, the member decides. */
  #askAgain(): void {
    if (!this.#parts.mayRepeat()) return;
    const messages = this.#messages.filter(({ id }) => !this.#answered.has(id));
    const keys = perhapsArrived(this.#state.queue, messages).filter((key) => this.#fresh.delete(key));
    if (keys.length > 0) this.retry(keys);
  }

  #giveBack(problem: FormProblem): void {
    const { queue } = this.#state;
    const returns = ({ state, gift }: Outgoing) => state !== 'failed' && gift === undefined;
    const back = queue.filter(returns).map(({ text }) => text);
    this.#draft = [...back, this.#draft].filter(Boolean).join('\n');
    this.#set({ queue: queue.filter((item) => !returns(item)), problem });
    for (const listener of this.#returned) listener(this.#draft);
    this.#run();
  }

  #set(state: OutboxState): void {
    this.#state = state;
    this.#keep();
    for (const listener of this.#changed) listener();
  }

  #keep(): void {
    this.#parts.keep({ draft: this.#draft, queue: this.#state.queue });
  }
}
