import { expect, test, type Page } from '@playwright/test';
import { originOf, samtlicht, textsOf } from './environment/brands';
import { watchPage } from './people/watch-page';

/** Visitors can't search here, so the landing page's form leads to the signup. */
const origin = originOf(samtlicht);
const text = textsOf(samtlicht);

const scriptFiles = '**/assets/*.js';
const dialogFile = '**/assets/signup-dialog-*.js';

const submit = (page: Page) => page.getByRole('button', { name: text('landing.submit') });
const signup = (page: Page) => page.getByRole('dialog', { name: text('navigation.signup') });

test('the dialog is prefetched when idle, opens on submit and restores the focus', async ({ page }) => {
  const problems = await watchPage(page);
  const fetched = page.waitForResponse(dialogFile);
  await page.goto(origin);
  await fetched;
  await page.getByLabel(text('landing.seek'), { exact: true }).selectOption('female');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await expect(signup(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(signup(page)).toBeHidden();
  await expect(submit(page)).toBeFocused();
  await expect(page.getByLabel(text('landing.seek'), { exact: true })).toHaveValue('female');

  await submit(page).click();
  await expect(signup(page)).toBeVisible();
  await expect(page).toHaveURL(/\/signup\?.*seek=female/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${origin}/`);
  expect(problems).toEqual([]);
});

test('submitting before scripts have loaded opens the signup page', async ({ page }) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto(origin);
  await submit(page).click();
  await expect(page).toHaveURL(/\/signup\?.*seek=/);
  await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
});

test('submitting opens the signup page when the script of the dialog fails to load', async ({ page }) => {
  await page.route(dialogFile, (route) => route.abort());
  await page.goto(origin);
  await page.getByLabel(text('landing.seek'), { exact: true }).selectOption('female');
  await submit(page).click();
  await expect(page).toHaveURL(/\/signup\?.*seek=female/);
  await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test.use({ locale: 'de-DE' });

  test('the language menu is in sight, and submitting opens the signup page', async ({ page }) => {
    await page.goto(origin);
    await expect(
      page.getByRole('banner').getByText(samtlicht.locale.toUpperCase(), { exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await submit(page).tap();
    await expect(page).toHaveURL(/\/signup\?.*seek=/);
    await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
  });
});
