import type { Page } from '@playwright/test';

/**
 * Calls back with each error thrown on a page from now on. Left out: what turbo-stream throws unhandled when a
 * navigation aborts the response that it's reading, which loses nothing.
 */
export function watchThrown(page: Page, record: (message: string) => void): void {
  page.on('pageerror', ({ message }) => {
    if (message !== 'BodyStreamBuffer was aborted') record(message);
  });
}

/**
 * Records errors on a page from now on: in the console or thrown, and violations of the content security
 * policy. The list grows while the page is open.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  watchThrown(page, (message) => problems.push(message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`policy violated: ${effectiveDirective} ${blockedURI}`)),
    );
  });
  return problems;
}
