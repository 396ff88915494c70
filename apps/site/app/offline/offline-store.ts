import { keptMember } from './kept-member';
import { readCopy } from './kept-copy';
import type { KeptCopy } from './kept-copy';

/** The server's address of the page that shows without a network. */
export const offlineAddress = '/offline';

const copyAddress = '/offline/conversations';
const cacheName = 'offline';

/** The page that was kept; `undefined` where none is. */
export function findOfflinePage(storage: CacheStorage): Promise<Response | undefined> {
  return storage.match(offlineAddress, { cacheName });
}

/** Puts an answer into the store, unless the member has gone meanwhile: a store that was deleted takes nothing any more. */
async function keep(storage: CacheStorage, member: string, address: string, answer: Response): Promise<void> {
  const cache = await storage.open(cacheName);
  if (keptMember() === member) await cache.put(address, answer);
}

/** Keeps the page for a member. */
export function keepOfflinePage(storage: CacheStorage, member: string, page: Response): Promise<void> {
  return keep(storage, member, offlineAddress, page);
}

/** Keeps the copy of a member's conversations. */
export function keepCopy(storage: CacheStorage, copy: KeptCopy): Promise<void> {
  return keep(storage, copy.member, copyAddress, Response.json(copy));
}

/** The copy of the conversations of the member for whom things are kept. */
export async function findCopy(storage: CacheStorage, now: Date): Promise<KeptCopy | undefined> {
  const answer = await storage.match(copyAddress, { cacheName });
  return readCopy(await answer?.json().catch(() => undefined), keptMember(), now);
}

/** Deletes the page and the copy. */
export async function forgetCopies(storage: CacheStorage): Promise<void> {
  await storage.delete(cacheName);
}
