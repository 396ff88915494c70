import { keptMember } from './kept-member';
import { readCopy } from './kept-copy';
import type { KeptCopy } from './kept-copy';

/** The server's address of the offline page. */
export const offlineAddress = '/offline';

const copyAddress = '/offline/conversations';
const cacheName = 'offline';

/** Returns the stored page; `undefined` if there is none. */
export function findOfflinePage(storage: CacheStorage): Promise<Response | undefined> {
  return storage.match(offlineAddress, { cacheName });
}

/** Stores a response unless the member has left meanwhile: a deleted store accepts nothing more. */
async function keep(storage: CacheStorage, member: string, address: string, answer: Response): Promise<void> {
  if (keptMember() !== member) return;
  const cache = await storage.open(cacheName);
  if (keptMember() === member) await cache.put(address, answer);
}

/** Stores the page for a member. */
export function keepOfflinePage(storage: CacheStorage, member: string, page: Response): Promise<void> {
  return keep(storage, member, offlineAddress, page);
}

/** Stores the copy of a member's conversations. */
export function keepCopy(storage: CacheStorage, copy: KeptCopy): Promise<void> {
  return keep(storage, copy.member, copyAddress, Response.json(copy));
}

/** Returns the copy of the conversations of the member for whom data is stored. */
export async function findCopy(storage: CacheStorage, now: Date): Promise<KeptCopy | undefined> {
  const answer = await storage.match(copyAddress, { cacheName });
  return readCopy(await answer?.json().catch(() => undefined), keptMember(), now);
}

/** Deletes the page and the copy. */
export async function forgetCopies(storage: CacheStorage): Promise<void> {
  await storage.delete(cacheName);
}
