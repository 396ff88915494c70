import type { Page } from '@playwright/test';

/**
 * Writes down what goes wrong on a page from now on: errors in the console or thrown, and whatever the content security
 * policy forbids. The list fills while the page is open.
 */
export async function watchPage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportError(new Error(`policy violated: ${effectiveDirective} ${blockedURI}`)),
    );
  });
  return problems;
}
