import type { BrowserContext, Page } from '@playwright/test';

/** Makes a browser's pages run as an installed app. */
export async function installApp(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}

/**
 * Takes a browser offline, or online again. Playwright only does so for pages, so the app's worker, which
 * must be running, gets a failing network.
 */
export async function setAppOffline(context: BrowserContext, offline = true): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((gone) => {
      const scope = globalThis as { fetch: unknown; ownFetch?: unknown };
      scope.ownFetch ??= scope.fetch;
      scope.fetch = gone ? () => Promise.reject(new TypeError('Failed to fetch')) : scope.ownFetch;
    }, offline);
  }
  await context.setOffline(offline);
}

/** Closes a page that is offline. Playwright takes it online while closing it, which the app must not see. */
export async function closeOffline(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.close();
}

/** What an installed app stores in the browser. */
interface Kept {
  readonly member: string | null;
  /** Recipients of unsent texts. */
  readonly unsentTo: readonly string[];
  readonly stores: readonly string[];
}

/** An empty storage. */
export const nothingKept: Kept = { member: null, unsentTo: [], stores: [] };

/** Returns what the app currently stores. */
export function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(async () => ({
    member: localStorage.getItem('offline member'),
    unsentTo: Object.keys(localStorage).flatMap((name) => /^unsent \S+ (\S+)$/.exec(name)?.[1] ?? []),
    stores: await caches.keys(),
  }));
}

/** Returns the texts of the stored conversations, oldest first in each, and whose they are. */
export function keptCopy(page: Page): Promise<{ member: string; texts: (string | null)[][] } | undefined> {
  return page.evaluate(async () => {
    const answer = await caches.match('/offline/conversations', { cacheName: 'offline' });
    const copy = (await answer?.json()) as
      { member: string; chats: { messages: { text: string | null }[] }[] } | undefined;
    return (
      copy && {
        member: copy.member,
        texts: copy.chats.map(({ messages }) => messages.map(({ text }) => text)),
      }
    );
  });
}
