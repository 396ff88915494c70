import type { BrowserContext, Page } from '@playwright/test';

/** Makes a browser's pages take themselves for an installed app. */
export async function installApp(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}

/**
 * Takes the network from a browser, or gives it back. The runner takes it from pages only, so the app's worker, which has
 * to be there, is given a network that is gone.
 */
export async function takeNetwork(context: BrowserContext, taken = true): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((gone) => {
      const scope = globalThis as { fetch: unknown; ownFetch?: unknown };
      scope.ownFetch ??= scope.fetch;
      scope.fetch = gone ? () => Promise.reject(new TypeError('Failed to fetch')) : scope.ownFetch;
    }, taken);
  }
  await context.setOffline(taken);
}

/** What an installed app keeps in the browser. */
interface Kept {
  readonly member: string | null;
  /** Of the entries with texts that were not sent, the members that they are for. */
  readonly unsentTo: readonly string[];
  readonly stores: readonly string[];
}

/** Nothing of all that. */
export const nothingKept: Kept = { member: null, unsentTo: [], stores: [] };

/** What the app keeps now. */
export function keptBy(page: Page): Promise<Kept> {
  return page.evaluate(async () => ({
    member: localStorage.getItem('offline member'),
    unsentTo: Object.keys(localStorage).flatMap((name) => /^unsent \S+ (\S+)$/.exec(name)?.[1] ?? []),
    stores: await caches.keys(),
  }));
}

/** The texts of the conversations that the app keeps, oldest first in each, and whose they are. */
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
