import { expect, test } from 'vitest';
import { memoryCaches } from '../offline/memory-caches.fixture';
import { servePush } from './serve-push';
import type { HeldSubscription, OpenPage, WorkerEvents, WorkerScope } from './worker-scope';

const origin = 'https://amberlane.example';
const notice = {
  event: 'message:1',
  tag: 'chat:c',
  title: 'Robin',
  body: 'New message for you',
  path: '/chats/c',
};

function subscription(endpoint: string, done: string[]): HeldSubscription {
  return {
    options: { applicationServerKey: new Uint8Array([4, 2]).buffer },
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => {
      done.push(`unsubscribed ${endpoint}`);
      return true;
    },
  };
}

function worker(addresses: readonly string[] = [], { focused = false, status = 204 } = {}) {
  const done: string[] = [];
  const messages: unknown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const pages = addresses.map((path): OpenPage => ({
    url: `${origin}${path}`,
    focused,
    postMessage: (message) => void messages.push([path, message]),
    focus: async () => void done.push(`focused ${path}`),
  }));
  const scope: WorkerScope = {
    location: { origin },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address) => void done.push(`opened ${address}`),
    },
    registration: {
      showNotification: async (title, options) => void messages.push([title, options]),
      pushManager: { subscribe: async () => subscription('renewed', done) },
    },
    caches: memoryCaches(),
    fetch: async (address, init) => {
      done.push(`${init?.method} ${String(address)} ${String(init?.body)}`);
      return new Response(null, { status });
    },
    skipWaiting: async () => void done.push('took over'),
    addEventListener: (name, listener) => void listeners.set(name, listener as (event: never) => void),
  };
  servePush(scope);
  const happens = async <Name extends keyof WorkerEvents>(
    name: Name,
    event: Omit<WorkerEvents[Name], 'waitUntil'>,
  ) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) } as never);
    await Promise.all(work);
  };
  return { done, messages, happens, listens: [...listeners.keys()] };
}

const pushed = (text: string) => ({ data: { text: () => text } });
const shown = { body: notice.body, tag: 'chat:c', icon: '/icon.png', data: { path: '/chats/c' } };

test('listens to push events and not to fetch', () => {
  expect(worker().listens).toEqual(['install', 'push', 'notificationclick', 'pushsubscriptionchange']);
});

test('a push message shows a notification and is posted to every open page', async () => {
  const { messages, happens } = worker(['/members', '/chats/c']);
  await happens('push', pushed(JSON.stringify(notice)));
  expect(messages).toEqual([
    ['/members', { push: notice }],
    ['/chats/c', { push: notice }],
    ['Robin', { ...shown, silent: false, renotify: true }],
  ]);
});

test('the notification is silent while a page is focused', async () => {
  const { messages, happens } = worker(['/members'], { focused: true });
  await happens('push', pushed(JSON.stringify(notice)));
  expect(messages.at(-1)).toEqual(['Robin', { ...shown, silent: true, renotify: false }]);
});

test('an unknown push message shows no notification', async () => {
  const { messages, happens } = worker(['/members']);
  await happens('push', pushed('Hello'));
  await happens('push', { data: null });
  expect(messages).toEqual([]);
});

test.each([
  ['an open page of that path is focused', ['/members', '/chats/c'], '/chats/c', 'focused /chats/c'],
  ['it is opened where none is there', ['/members'], '/chats/c', `opened ${origin}/chats/c`],
  ['another site is never opened', [], '//evil.example/', `opened ${origin}/`],
])('notification click: %s', async (_title, pages, path, expected) => {
  const { done, happens } = worker(pages);
  const notification = { data: { path }, close: () => void done.push('closed') };
  await happens('notificationclick', { notification });
  expect(done).toEqual(['closed', expected]);
});

test('sends a replaced subscription to the API', async () => {
  const { done, happens } = worker();
  await happens('pushsubscriptionchange', { newSubscription: subscription('given', done) });
  await happens('pushsubscriptionchange', { oldSubscription: subscription('old', done) });
  await happens('pushsubscriptionchange', { oldSubscription: null });
  expect(done).toEqual([
    'POST /api/user.php?push=1 {"endpoint":"given"}',
    'POST /api/user.php?push=1 {"endpoint":"renewed"}',
  ]);
});

test('unsubscribes when the API rejects the subscription, but not when it is unavailable', async () => {
  for (const [status, kept] of [
    [403, ['unsubscribed given']],
    [503, []],
  ] as const) {
    const { done, happens } = worker([], { status });
    await happens('pushsubscriptionchange', { newSubscription: subscription('given', done) });
    expect(done.slice(1)).toEqual(kept);
  }
});
