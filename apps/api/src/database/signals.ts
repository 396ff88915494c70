/** What open pages are told and nobody keeps. */
export interface PassingEvent {
  accountId: string;
  type: string;
  data: object;
}

/** Who listens for an account. */
export interface SignalListener {
  /** There may be new events. */
  changed(): void;
  /** Something happened that is kept nowhere. */
  passed(event: PassingEvent): void;
}

/**
 * Tells every process that members have new events. A signal carries account ids only and may be lost:
 * what happened is in the `event` table, and whoever listens reads it there.
 */
export interface Signals {
  /** Sends within a few milliseconds, many ids in one statement. */
  send(accountIds: readonly string[]): void;
  /** Sends what is kept nowhere to the open pages of a member; it may be lost. */
  pass(event: PassingEvent): void;
  /**
   * Calls back for every signal of any process to that account, and whenever signals may have been missed: at first, once
   * they can be heard, and after a broken connection. Gives the function that ends it.
   */
  listen(accountId: string, listener: SignalListener): () => void;
  close(): Promise<void>;
}

/** The listeners of this process, by the account they listen for. */
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

  tell(accountIds: Iterable<string>): void {
    for (const id of accountIds) for (const listener of this.#listeners.get(id) ?? []) listener.changed();
  }

  pass(event: PassingEvent): void {
    for (const listener of this.#listeners.get(event.accountId) ?? []) listener.passed(event);
  }

  tellAll(): void {
    this.tell([...this.#listeners.keys()]);
  }
}
