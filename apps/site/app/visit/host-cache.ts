import { LRUCache } from 'lru-cache';

const lifetime = 60 * 60_000;
const mostHosts = 1_000;

/** Caches a value per host for an hour. Concurrent calls for the same host share one request. */
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

  /** Returns the host's value; the stale one if reloading fails. */
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
