const lifetime = 60 * 60_000;
const mostHosts = 1_000;

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/** Keeps something of each host for an hour. Calls for the same host at the same time are one call. */
export class HostCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #running = new Map<string, Promise<Value>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The host's value; where it cannot be loaded again, the one from before. */
  get(host: string, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(host);
    if (kept && kept.until > this.now()) return Promise.resolve(kept.value);
    const running = this.#running.get(host);
    if (running) return running;
    const loading = load()
      .then(
        (value) => this.#keep(host, value),
        (error: unknown) => {
          if (kept) return kept.value;
          throw error;
        },
      )
      .finally(() => this.#running.delete(host));
    this.#running.set(host, loading);
    return loading;
  }

  #keep(host: string, value: Value): Value {
    this.#kept.delete(host);
    this.#kept.set(host, { value, until: this.now() + lifetime });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > mostHosts && !oldest.done) this.#kept.delete(oldest.value);
    return value;
  }
}
