import { LRUCache } from 'lru-cache';

/**
 * Keeps what was made for each key, the `most` that were used last. Calls for the same key at the same time are one; a
 * failure is not kept.
 */
export class MadeOnce<Made extends object> {
  readonly #made: LRUCache<string, Made, () => Promise<Made>>;

  constructor(most: number) {
    this.#made = new LRUCache({
      max: most,
      fetchMethod: (_key, _before, { context: make }) => make(),
      // Whoever waits gets what was made, though others took its room meanwhile.
      ignoreFetchAbort: true,
    });
  }

  get(key: string, make: () => Promise<Made>): Promise<Made> {
    return this.#made.forceFetch(key, { context: make });
  }
}
