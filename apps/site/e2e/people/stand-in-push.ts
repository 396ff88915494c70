import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { PushSubscription as SentSubscription } from '@heartwood/api-contract';

/** The mock's functions in a page. */
interface StandIn {
  readonly sent: SentSubscription;
  readonly answer: NotificationPermission;
}

function runStandIn({ sent, answer }: StandIn): void {
  const permission = () =>
    (localStorage.getItem('browser-permission') ?? 'default') as NotificationPermission;
  const held = () => localStorage.getItem('browser-key');
  Object.defineProperty(Notification, 'permission', { get: permission });
  Notification.requestPermission = async () => {
    localStorage.setItem('browser-asked', String(Number(localStorage.getItem('browser-asked') ?? 0) + 1));
    localStorage.setItem('browser-permission', answer);
    return answer;
  };
  const bytesOf = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const subscription = () => {
    const key = held();
    return (
      key && {
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key).buffer },
        toJSON: () => sent,
        unsubscribe: async () => {
          localStorage.removeItem('browser-key');
          return true;
        },
      }
    );
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async (options: { applicationServerKey: string }) => {
      localStorage.setItem('browser-key', options.applicationServerKey);
      return subscription();
    },
  });
}

/** Returns a new subscription, as a browser's push service would issue it. */
export function pushSubscription(): SentSubscription {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    expirationTime: null,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/**
 * Mocks the browser's permission prompt and its push service, which a test machine cannot reach: the next
 * prompt returns `answer`, and the API accepts the subscription. The worker, and what it shows, are real.
 */
export async function standInForPush(
  context: BrowserContext,
  answer: NotificationPermission,
): Promise<SentSubscription> {
  const sent = pushSubscription();
  await context.addInitScript(runStandIn, { sent, answer });
  return sent;
}

/** Returns how often the browser asked, the answer, and whether it has a subscription. */
export function browserPushOf(page: Page) {
  return page.evaluate(() => ({
    asked: Number(localStorage.getItem('browser-asked') ?? 0),
    holds: localStorage.getItem('browser-key') !== null,
    kept: localStorage.getItem('push'),
  }));
}

/** Delivers a push to a page's worker, like the push service; waits until there is a worker. */
export async function deliverPush(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

/** A notification that a worker asked the browser to show. */
interface ShownNotification extends Pick<NotificationOptions, 'body' | 'data' | 'icon' | 'tag'> {
  title: string;
}

interface NotingScope {
  shown: ShownNotification[];
  registration: ServiceWorkerRegistration;
}

/**
 * Records what the site's worker asks the browser to show from now on, since a headless browser shows none
 * and keeps no list of them; returns a function that reads the record.
 */
export async function watchNotifications(
  context: BrowserContext,
): Promise<() => Promise<ShownNotification[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as NotingScope;
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.shown = [];
    registration.showNotification = (title, { body, tag, icon, data } = {}) => {
      scope.shown.push({ title, body, tag, icon, data: data as unknown });
      return show(title, { body, tag, icon, data });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as NotingScope).shown);
}
