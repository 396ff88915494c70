/**
 * Tells every process that members have new events. A signal carries account ids only and may be lost:
 * what happened is in the `event` table, and whoever listens reads it there.
 */
export interface Signals {
  /** Sends within a few milliseconds, many ids in one statement. */
  send(accountIds: readonly string[]): void;
  /** Calls back for every id signalled by any process; gives the function that ends it. */
  listen(listener: (accountId: string) => void): () => void;
  close(): Promise<void>;
}

/** The listeners of this process. */
export class SignalListeners {
  readonly #listeners = new Set<(accountId: string) => void>();

  add(listener: (accountId: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(accountIds: Iterable<string>): void {
    for (const id of accountIds) for (const listener of this.#listeners) listener(id);
  }
}
