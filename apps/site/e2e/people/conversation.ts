import type { Page } from '@playwright/test';
import type { Texts } from '../environment/brands';

/** Returns the messages with someone of that name. */
export const thread = (page: Page, text: Texts, name: string) =>
  page.getByRole('region', { name: text('chat.log', { name }) });

/** Types into the composer and sends. */
export async function say(page: Page, text: Texts, words: string): Promise<void> {
  await page.getByLabel(text('chat.field')).fill(words);
  await page.getByRole('button', { name: text('actions.send'), exact: true }).click();
}
