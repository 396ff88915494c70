import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { originOf, samtlicht, textsOf, visitedBrands } from './environment/brands';
import { watchPage } from './people/watch-page';

/** Closed to visitors' searches, so that the first page's sentence leads to the signup. */
const origin = originOf(samtlicht);
const text = textsOf(samtlicht);

const mostScript = 15_000;
const scriptFiles = '**/assets/*.js';

const submit = (page: Page) => page.getByRole('button', { name: text('landing.submit') });
const signup = (page: Page) => page.getByRole('dialog', { name: text('signup.page_title') });

/** Keeps every script file back until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(scriptFiles, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

for (const brand of visitedBrands) {
  test(`the first page of ${brand.id} loads little script until something is pressed`, async ({ page }) => {
    const problems = await watchPage(page);
    const files: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) files.push(request.url());
    });
    await page.clock.install();
    await page.goto(originOf(brand));
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    const inline = await page
      .locator('script:not([src], [type="application/json"])')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
    expect(files).toEqual([]);
    expect(gzipSync(inline.join('\n')).length).toBeLessThanOrEqual(mostScript);

    const menu = page.locator('header summary').first();
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('header details').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    expect(files).toEqual([]);

    const framework = page.waitForRequest(scriptFiles);
    await page.getByLabel(textsOf(brand)('landing.age'), { exact: true }).selectOption({ index: 2 });
    await framework;
    expect(problems).toEqual([]);
  });
}

test('a press of signup waits for its script, and opens it once', async ({ page }) => {
  const problems = await watchPage(page);
  const letGo = await holdScripts(page);
  await page.goto(origin);
  await page.getByLabel(text('landing.seek'), { exact: true }).selectOption('female');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').position)).toBe('fixed');
  const waits = page.getByRole('status').getByText(text('actions.loading'), { exact: true });
  await expect(waits).toHaveCount(1);
  letGo();
  await expect(signup(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('body')).not.toHaveAttribute('data-loading');
  await expect(waits).toHaveCount(0);
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

test('where the scripts cannot be had, the press leads to the page of the signup', async ({ page }) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto(origin);
  await submit(page).click();
  await expect(page).toHaveURL(/\/signup\?.*seek=/);
  await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
});

test('where the dialog’s script cannot be had, the press leads to the page of the signup', async ({
  page,
}) => {
  await page.route('**/assets/signup-dialog-*.js', (route) => route.abort());
  await page.goto(origin);
  await page.getByLabel(text('landing.seek'), { exact: true }).selectOption('female');
  await submit(page).click();
  await expect(page).toHaveURL(/\/signup\?.*seek=female/);
  await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  test('a press of signup opens its page', async ({ page }) => {
    await page.goto(origin);
    await submit(page).tap();
    await expect(page).toHaveURL(/\/signup\?.*seek=/);
    await expect(page.getByLabel(text('signup.name'), { exact: true })).toBeVisible();
  });
});
