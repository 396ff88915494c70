import { beforeEach, expect, test, vi } from 'vitest';
import { keepUnsent } from '../screens/chats/drafts';
import { unsentStorage } from '../screens/chats/unsent-storage';
import { forgetOffline } from './forget-offline';
import { keepFor, keptMember } from './kept-member';
import { memoryCaches } from './memory-caches.fixture';
import { findCopy, findOfflinePage, keepCopy, keepOfflinePage } from './offline-store';
import { takeSharedPhotos } from './shared-photos';

const now = new Date('2026-01-05T10:00:00Z');
const copy = { member: 'me', saved: now.toISOString(), chats: [] };

function installed(is: boolean): void {
  window.matchMedia = (query) => ({ matches: is, media: query }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('caches', memoryCaches());
  installed(true);
});

async function fill(): Promise<void> {
  keepFor('me');
  keepUnsent(unsentStorage('me'), 'me', 'you', { draft: 'Dear', queue: [] });
  await keepOfflinePage(caches, 'me', new Response('No signal'));
  await keepCopy(caches, copy);
  const shared = await caches.open('shared-photos');
  await shared.put(
    '/profile/shared-photo/0',
    new Response('photo', { headers: { 'x-kept': now.toISOString() } }),
  );
}

const kept = async () => ({
  names: Object.keys(localStorage),
  stores: await caches.keys(),
  page: await (await findOfflinePage(caches))?.text(),
  copy: await findCopy(caches, now),
});

const everything = {
  names: ['offline member', 'unsent me you'],
  stores: ['offline', 'shared-photos'],
  page: 'No signal',
  copy,
};
const nothing = { names: [], stores: [], page: undefined, copy: undefined };

test('removes all offline data and keeps other storage', async () => {
  await fill();
  localStorage.setItem('last chat me', 'stays');
  await forgetOffline();
  expect(await kept()).toEqual({ ...nothing, names: ['last chat me'] });
});

test("keeps the data of the given member, and removes another member's", async () => {
  await fill();
  await forgetOffline('me');
  expect(await kept()).toEqual(everything);
  await forgetOffline('other');
  expect(await kept()).toEqual(nothing);
});

test('session storage keeps the unsent texts of the logged-in member only', async () => {
  sessionStorage.setItem('unsent me you', 'mine');
  sessionStorage.setItem('unsent other you', 'theirs');
  sessionStorage.setItem('signup', 'stays');
  await forgetOffline('me');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['signup', 'unsent me you']);
  await forgetOffline();
  expect(Object.keys(sessionStorage)).toEqual(['signup']);
});

test('data written after a logout is not kept', async () => {
  await fill();
  await forgetOffline();
  await keepOfflinePage(caches, 'me', new Response('No signal'));
  await keepCopy(caches, copy);
  keepUnsent(unsentStorage('me'), 'me', 'you', { draft: 'Dear', queue: [] });
  expect(await kept()).toEqual(nothing);
});

test('a copy is found only for the current member', async () => {
  await fill();
  keepFor('other');
  expect([await findCopy(caches, now), keptMember()]).toEqual([undefined, 'other']);
});

test('without the installed app, unsent texts are kept in session storage', () => {
  installed(false);
  keepFor('me');
  keepUnsent(unsentStorage('me'), 'me', 'you', { draft: 'Dear', queue: [] });
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ['offline member'],
    ['unsent me you'],
  ]);
});

test('an unsent text moves from session to local storage on its next change', () => {
  keepUnsent(unsentStorage('me'), 'me', 'you', { draft: 'Dear', queue: [] });
  keepFor('me');
  expect(unsentStorage('me').getItem('unsent me you')).toBe('{"draft":"Dear","queue":[]}');
  keepUnsent(unsentStorage('me'), 'me', 'you', { draft: 'Dear you', queue: [] });
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ['offline member', 'unsent me you'],
    [],
  ]);
});

test('removes shared photos', async () => {
  await fill();
  await forgetOffline();
  expect(await takeSharedPhotos(caches, now)).toEqual([]);
});
