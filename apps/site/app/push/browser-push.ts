import { unwrap } from '@heartwood/api-client';
import type { PushSubscription as SentSubscription } from '@heartwood/api-contract';
import { browserApi } from '../member/browser-api';
import { canPush } from '../member/live/can-push';
import { createMemberPush } from './member-push';
import type { MemberPush, PushBrowser, PushCalls } from './member-push';
import { workerAddress } from './push-addresses';
import { readPushState, writePushAsk, writePushState } from '../member/live/push-memory';

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function sent(subscription: PushSubscription): SentSubscription {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}

const browser: PushBrowser = {
  can: canPush,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscribe(publicKey) {
    await navigator.serviceWorker.register(workerAddress);
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    if (before && keyOf(before) !== publicKey) await before.unsubscribe();
    return sent(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  },
  async leave() {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return;
    const subscription = await registration.pushManager.getSubscription();
    for (const shown of await registration.getNotifications()) shown.close();
    await subscription?.unsubscribe();
  },
};

const query = { query: { push: 1 } } as const;

const calls: PushCalls = {
  async keep(subscription) {
    await unwrap(browserApi().POST('/api/user.php', { params: query, body: subscription }));
  },
  async withdraw(subscription) {
    await unwrap(browserApi().DELETE('/api/user.php', { params: query, body: subscription }));
  },
};

/** This browser's push. */
export const browserPush: MemberPush = createMemberPush({
  browser,
  calls,
  memory: { read: readPushState, write: writePushState, writeAsk: writePushAsk },
  now: Date.now,
});

/**
 * Ends push unless the member is still logged in; a page that only failed to load its data shows no member
 * either.
 */
export async function endUnlessStill(member: string): Promise<void> {
  const { user } = await unwrap(browserApi().GET('/api/user.php'));
  if (user?.id !== member) await browserPush.forget();
}
