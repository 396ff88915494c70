import { LRUCache } from 'lru-cache';

const lifetime = 60 * 60_000;
const mostHosts = 1_000;

/** Keeps something of each host for an hour. Calls for the same host at the same time are one call. */
export class HostCache<Value extends object> {
  readonly #kept: LRUCache<string, Value, () => Promise<Value>>;

  constructor(now: () => number = Date.now) {
    this.#kept = new LRUCache({
      max: mostHosts,
      ttl: lifetime,
      ttlResolution: 0,
      perf: { now },
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (_host, _before, { context: load }) => load(),
    });
  }

  /** The host's value; where it cannot be loaded again, the one from before. */
  async get(host: string, load: () => Promise<Value>): Promise<Value> {
    try {
      return await this.#kept.forceFetch(host, { context: load });
    } catch (error) {
      const before = this.#kept.peek(host, { allowStale: true });
      if (before) return before;
      throw error;
    }
  }
}
