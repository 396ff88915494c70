import { unwrap } from '@heartwood/api-client';
import type { Chat } from '@heartwood/api-contract';
import { browserApi } from '../member/browser-api';
import { workerAddress } from '../push/push-addresses';
import { forgetOffline } from './forget-offline';
import { keepFor, keptMember } from './kept-member';
import { makeCopy, mostKeptMessages } from './kept-copy';
import { findCopy, findOfflinePage, keepCopy, keepOfflinePage, offlineAddress } from './offline-store';

function loadThread(conversation: string) {
  const query = { conversation, limit: mostKeptMessages };
  return unwrap(browserApi().GET('/api/chat.php', { params: { query } }));
}

const freshMs = 24 * 60 * 60_000;

/** Whether a stored page is at most a day old and in the language of the open page. */
function isFresh(page: Response | undefined): boolean {
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  return age < freshMs && page?.headers.get('content-language') === document.documentElement.lang;
}

/** Starts storing data for a member: deletes another's, registers the worker, and stores the offline page. */
export async function startKeeping(member: string): Promise<void> {
  await forgetOffline(member);
  keepFor(member);
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress);
  if (isFresh(await findOfflinePage(caches))) return;
  const page = await fetch(offlineAddress);
  if (page.ok) await keepOfflinePage(caches, member, page);
}

async function loadChats(): Promise<readonly Chat[] | undefined> {
  const answer = await unwrap(browserApi().GET('/api/chats.php'));
  return answer ? answer.chats : undefined;
}

/**
 * Updates the copy of a member's conversations; unchanged if the session has ended. `given` is the list if it
 * was just loaded.
 */
export async function updateCopy(member: string, given?: readonly Chat[]): Promise<void> {
  if (!('caches' in globalThis) || keptMember() !== member) return;
  const listed = given ?? (await loadChats());
  if (!listed) return;
  const now = new Date();
  const copy = await makeCopy(member, listed, await findCopy(caches, now), loadThread, now);
  if (copy) await keepCopy(caches, copy);
}
