import { expect, test } from 'vitest';
import { memoryCaches } from '../offline/memory-caches.fixture';
import { sharedPhotosPage, takeSharedPhotos } from '../offline/shared-photos';
import { serveOffline } from './serve-offline';
import type { WorkerEvents, WorkerScope } from './worker-scope';

const origin = 'https://amberlane.example';
const lost = new TypeError('Failed to fetch');

interface Start {
  /** The server's answer; without it the browser is offline. */
  readonly answer?: Response;
  /** Whether the offline page was stored. */
  readonly kept?: boolean;
}

async function worker({ answer, kept = false }: Start = {}) {
  const caches = memoryCaches();
  if (kept) await (await caches.open('offline')).put('/offline', new Response('No signal'));
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    location: { origin },
    caches,
    fetch: async () => {
      if (!answer) throw lost;
      return answer;
    },
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
  } as unknown as WorkerScope;
  serveOffline(scope);
  const ask = async (path: string, request: Partial<WorkerEvents['fetch']['request']> = {}) => {
    let given: Promise<Response> | undefined;
    const event = {
      request: { mode: 'navigate', method: 'GET', url: `${origin}${path}`, ...request },
      respondWith: (answered: Promise<Response>) => void (given = answered),
    };
    listeners.get('fetch')?.(event as never);
    return given;
  };
  return { ask, caches, listens: [...listeners.keys()] };
}

test("returns the server's response, also an error", async () => {
  for (const status of [200, 404, 500, 503]) {
    const answer = new Response(`answer ${status}`, { status });
    const { ask } = await worker({ answer, kept: true });
    expect(await ask('/chats')).toBe(answer);
  }
});

test('returns the stored offline page when the network fails', async () => {
  const { ask } = await worker({ kept: true });
  const answer = await ask('/chats/c');
  expect(await answer?.text()).toBe('No signal');
});

test('rejects with the network error when no offline page is stored', async () => {
  const { ask } = await worker();
  await expect(ask('/chats')).rejects.toBe(lost);
});

test.each([
  ['data of a page', '/chats.data', { mode: 'same-origin' as const }],
  ['a call of the API', '/api/chats.php', { mode: 'cors' as const }],
  ['a form', '/chats/c', { method: 'POST' }],
  ['an upload from a page', '/profile/shared-photo', { mode: 'cors' as const, method: 'POST' }],
])('does not handle %s', async (_what, path, request) => {
  const { ask } = await worker({ kept: true });
  expect(await ask(path, request)).toBeUndefined();
});

test('listens only to fetch events', async () => {
  expect((await worker()).listens).toEqual(['fetch']);
});

function shared(files: readonly File[]) {
  const form = new FormData();
  for (const file of files) form.append('photos', file);
  return { method: 'POST', formData: async () => form };
}

const photo = (name: string, type = 'image/jpeg') => new File([`bytes of ${name}`], name, { type });
const taken = async (caches: CacheStorage) =>
  Promise.all(
    (await takeSharedPhotos(caches, new Date())).map(async (file) => [
      file.name,
      file.type,
      await file.text(),
    ]),
  );

test('keeps up to ten shared photos and redirects to the own photos page', async () => {
  const { ask, caches } = await worker();
  const many = Array.from({ length: 12 }, (_, index) => photo(`Ä ${index}.jpg`));
  const files = [photo('a.svg', 'image/svg+xml'), photo('a.html', 'text/html'), ...many];
  const answer = await ask('/profile/shared-photo', shared(files));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${origin}${sharedPhotosPage}`]);
  expect(await taken(caches)).toEqual(
    many.slice(0, 10).map((_, index) => [`Ä ${index}.jpg`, 'image/jpeg', `bytes of Ä ${index}.jpg`]),
  );
  expect(await taken(caches)).toEqual([]);
});

test('an unreadable form redirects to the same page', async () => {
  const { ask, caches } = await worker();
  const broken = { method: 'POST', formData: async () => Promise.reject(new TypeError('no form')) };
  expect((await ask('/profile/shared-photo', broken))?.status).toBe(303);
  expect(await taken(caches)).toEqual([]);
});

test('a full storage keeps nothing and redirects to the same page', async () => {
  const { ask, caches } = await worker();
  const full = { ...caches };
  caches.open = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect((await ask('/profile/shared-photo', shared([photo('a.jpg')])))?.status).toBe(303);
  expect(await full.keys()).toEqual([]);
});
