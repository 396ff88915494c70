import { notificationIcon } from '../push/push-addresses';
import { addressOf, readNotice } from './push-notice';
import type { PushNotice } from './push-notice';
import type { HeldSubscription, WorkerEvents, WorkerScope } from './worker-scope';

const allPages = { type: 'window', includeUncontrolled: true } as const;

/** Forwards the push to every open page and shows it, silently while a page of the site is visible. */
async function show(scope: WorkerScope, notice: PushNotice): Promise<void> {
  const pages = await scope.clients.matchAll(allPages);
  for (const page of pages) page.postMessage({ push: notice });
  const { title, body, tag, path } = notice;
  const silent = pages.some(({ focused }) => focused);
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: notificationIcon,
    data: { path },
    silent,
    renotify: !silent,
  });
}

async function open(scope: WorkerScope, { notification }: WorkerEvents['notificationclick']): Promise<void> {
  const { data } = notification;
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  const address = addressOf(path, scope.location.origin);
  const pages = await scope.clients.matchAll(allPages);
  const there = pages.find(({ url }) => url === address);
  await (there ? there.focus() : scope.clients.openWindow(address));
}

/** Notifies the API of a subscription that replaces an older one; unsubscribes if the API rejects it. */
async function replace(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: WorkerEvents['pushsubscriptionchange'],
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const held: HeldSubscription | null | undefined =
    newSubscription ??
    (key &&
      (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!held) return;
  const answer = await scope.fetch('/api/user.php?push=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(held.toJSON()),
  });
  if (!answer.ok && answer.status < 500) await held.unsubscribe();
}

/** Makes a worker show pushes. */
export function servePush(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('push', (event) => {
    const notice = readNotice(event.data?.text());
    if (notice) event.waitUntil(show(scope, notice));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, event));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replace(scope, event)));
}
