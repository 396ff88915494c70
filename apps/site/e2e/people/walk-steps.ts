import { expect, type Page } from '@playwright/test';
import type { Texts } from '../environment/brands';

/**
 * Completes the signup's steps after the account: the photo skipped, the rest with black hair; a browser that
 * denies push isn't asked.
 */
export async function walkSteps(page: Page, text: Texts, country: string): Promise<void> {
  await expect(page.getByRole('heading', { name: text('signup.photo_title') })).toBeVisible();
  await page.getByRole('button', { name: text('signup.skip') }).click();
  await expect(page.getByRole('heading', { name: text('signup.about_title') })).toBeVisible();
  await page.getByLabel(text('profile.gender.male'), { exact: true }).check({ force: true });
  await page.getByLabel(text('profile.country.label'), { exact: true }).first().selectOption(country);
  await page.getByRole('button', { name: text('actions.continue') }).click();
  await expect(page.getByRole('heading', { name: text('signup.looks_title') })).toBeVisible();
  await page.locator('label:has([name=hair_colour][value=black])').click();
  await page.getByRole('button', { name: text('actions.continue') }).click();
  await expect(page.getByRole('heading', { name: text('signup.wishes_title') })).toBeVisible();
  await page.getByRole('button', { name: text('signup.finish') }).click();
  await expect(page.getByRole('heading', { name: text('signup.complete_title') })).toBeVisible();
}
