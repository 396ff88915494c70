import type { Page } from '@playwright/test';

/** Opens a member's page and waits for its event stream, which starts once the page has come to rest. */
export async function openWithStream(page: Page, address: string): Promise<void> {
  const streaming = page.waitForResponse('**/api/events.php');
  await page.goto(address);
  await streaming;
}

/** Opens a page and waits until the browser has nothing to do there: what the page loads by itself is asked for by then. */
export async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await idle(page);
}

/** Waits until the browser has nothing to do. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Waits until the page's own script has taken over what was printed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
