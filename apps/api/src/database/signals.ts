/** An event sent to open pages without being stored. */
export interface PassingEvent {
  accountId: string;
  type: string;
  data: object;
}

/** Receives an account's signals. */
export interface SignalListener {
  /** There may be new events. */
  changed(): void;
  /** A transient event occurred. */
  passed(event: PassingEvent): void;
}

/**
 * Notifies every process that members have new events. A signal carries only account ids and may be lost: the
 * `event` table is the source, which listeners read.
 */
export interface Signals {
  /** Sends within a few milliseconds, batching ids into one statement. */
  send(accountIds: readonly string[]): void;
  /** Sends a transient event to a member's open pages; it may be lost. */
  pass(event: PassingEvent): void;
  /**
   * Calls back for every signal to that account from any process, and whenever signals may have been missed:
   * initially, once subscribed, and after a lost connection. Returns an unsubscribe function.
   */
  listen(accountId: string, listener: SignalListener): () => void;
  close(): Promise<void>;
}

/** This process's listeners, by account. */
export class SignalListeners {
  readonly #listeners = new Map<string, Set<SignalListener>>();

  add(accountId: string, listener: SignalListener): () => void {
    const ofAccount = this.#listeners.get(accountId) ?? new Set();
    this.#listeners.set(accountId, ofAccount);
    ofAccount.add(listener);
    return () => {
      ofAccount.delete(listener);
      if (ofAccount.size === 0 && this.#listeners.get(accountId) === ofAccount)
        this.#listeners.delete(accountId);
    };
  }

  notify(accountIds: Iterable<string>): void {
    for (const id of accountIds) for (const listener of this.#listeners.get(id) ?? []) listener.changed();
  }

  pass(event: PassingEvent): void {
    for (const listener of this.#listeners.get(event.accountId) ?? []) listener.passed(event);
  }

  notifyAll(): void {
    this.notify([...this.#listeners.keys()]);
  }
}
