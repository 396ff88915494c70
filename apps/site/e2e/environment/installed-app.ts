import type { Page } from '@playwright/test';

/** Lets the pages that are opened from now on find themselves in the installed app. */
export async function asInstalledApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}
