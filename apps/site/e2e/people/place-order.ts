import type { Page } from '@playwright/test';
import type { Texts } from '../environment/brands';

/** Orders what the credits page shows; a phone shows it in a sheet first. */
export async function placeOrder(page: Page, text: Texts, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('link', { name: text('credits.review') }).click();
  await page.getByLabel(text('credits.express')).check();
  await page.getByRole('button', { name: text('credits.submit') }).click();
}
