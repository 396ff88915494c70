import type { Page } from '@playwright/test';
import type { Texts } from '../environment/brands';

/** Fills in the login form and submits it. */
export async function sendLogin(
  page: Page,
  text: Texts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(text('login.email'), { exact: true }).fill(email);
  await page.getByLabel(text('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
}
