import { LRUCache } from 'lru-cache';

/**
 * Caches what was made per key, the `most` most recently used. Concurrent calls for the same key share one;
 * failures are not cached.
 */
export class MadeOnce<Made extends object> {
  readonly #made: LRUCache<string, Made, () => Promise<Made>>;

  constructor(most: number) {
    this.#made = new LRUCache({
      max: most,
      fetchMethod: (_key, _before, { context: make }) => make(),
      // Callers waiting for an entry get it even if it was evicted meanwhile.
      ignoreFetchAbort: true,
    });
  }

  get(key: string, make: () => Promise<Made>): Promise<Made> {
    return this.#made.forceFetch(key, { context: make });
  }
}
