import type { Page } from '@playwright/test';

/**
 * Records errors on a page from now on: in the console or thrown, and violations of the content security
 * policy. The list grows while the page is open.
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
