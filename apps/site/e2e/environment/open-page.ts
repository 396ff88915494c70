import type { Page } from '@playwright/test';

/** Opens a member's page and waits for its event stream, which connects once the page is idle. */
export async function openWithStream(page: Page, address: string): Promise<void> {
  const streaming = page.waitForResponse('**/api/events.php');
  await page.goto(address);
  await streaming;
}

/**
 * Opens a page and waits until the browser is idle, when everything that loads automatically has been
 * requested.
 */
export async function openIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await idle(page);
}

/** Waits until the browser is idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}
