import { expect, type Page } from '@playwright/test';

/** Flips a switch that is saved at once, and waits until it is saved. */
export async function flipSwitch(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('switch', { name }).click();
  expect((await saved).ok()).toBe(true);
}
