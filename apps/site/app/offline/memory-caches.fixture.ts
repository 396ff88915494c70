/** Returns the browser's cache storage in memory, as far as the site uses it, for tests in Node. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const nameOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: RequestInfo | URL) => store.get(nameOf(asked))?.clone(),
      matchAll: async () => [...store.values()].map((answer) => answer.clone()),
      put: async (asked: RequestInfo | URL, answer: Response) =>
        void store.set(nameOf(asked), answer.clone()),
    } as unknown as Cache;
  };
  return {
    open,
    has: async (name) => stores.has(name),
    delete: async (name) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (asked, options) =>
      stores
        .get(options?.cacheName ?? '')
        ?.get(nameOf(asked))
        ?.clone(),
  };
}
