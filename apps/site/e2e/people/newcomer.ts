import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../environment/brands';

/** A person who signs up in a test; each is unique. */
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** As wide as those of most names. */
const letters = 'abcdefghijklnoprstuvxyz';

/** Creates a person with a unique name and address. */
export function newcomer(): Newcomer {
  const mark = Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('');
  return { name: `Robin ${mark}`, email: `robin-${mark}@walk.example`, password: 'a-long-walk-home' };
}

/** Fills in the account step, on a page or in a dialog, and submits it. */
export async function fillAccount(
  page: Page | Locator,
  text: Texts,
  { name, email, password }: Newcomer,
): Promise<void> {
  await page.getByLabel(text('signup.name'), { exact: true }).fill(name);
  await page.getByLabel(text('signup.password'), { exact: true }).fill(password);
  await page.getByLabel(text('signup.email'), { exact: true }).fill(email);
  await page.getByLabel(text('signup.day'), { exact: true }).selectOption('14');
  await page.getByLabel(text('signup.month'), { exact: true }).selectOption({ index: 3 });
  await page.getByLabel(text('signup.year'), { exact: true }).selectOption('1988');
  await page.getByRole('button', { name: text('signup.account_submit') }).click();
}
