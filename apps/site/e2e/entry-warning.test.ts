import { expect, test, type Page } from '@playwright/test';
import { violations } from './environment/axe';
import { amberlane, nordkobalt, originOf, samtlicht, textsOf } from './environment/brands';
import { newBrowserState } from './environment/entered';
import { startSite } from './environment/own-processes';
import { shownMember } from './people/demo-member';

/** Warns everybody; amberlane warns two countries, samtlicht its own. */
const origin = originOf(nordkobalt);
const text = textsOf(nordkobalt);
const dutchAddress = '145.97.39.155';

test.use({ storageState: newBrowserState, locale: 'en-GB' });
test.beforeEach(({ context }) => context.addCookies([{ name: 'locale', value: 'en', url: origin }]));

const warning = (page: Page) => page.getByRole('dialog', { name: text('entry.title') });
const accept = (page: Page) =>
  warning(page).getByRole('button', { name: text('entry.accept', { min_age: 18 }) });

test('the entry warning shows once before the first page and traps the focus @phone', async ({
  page,
  context,
}) => {
  await page.goto(origin);
  await expect(warning(page).getByRole('heading', { name: text('entry.title') })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header, footer') ?? null),
    ).toBeNull();
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(warning(page)).toBeVisible();

  const before = Date.now();
  await accept(page).click();
  await expect(warning(page)).toBeHidden();
  const kept = (await context.cookies()).find(({ name }) => name === 'entry');
  expect(Number(kept?.value)).toBeGreaterThanOrEqual(before);
  expect(Math.round(((kept?.expires ?? 0) - before / 1000) / 86_400)).toBe(365);
  for (const path of ['/', '/login']) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning(page)).toBeHidden();
  }
});

test('the terms can be read before entry, and declining leaves the site', async ({ page }) => {
  await page.goto(origin);
  await warning(page).getByRole('link', { name: 'terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await page.goto(origin);
  await warning(page)
    .getByRole('link', { name: text('entry.leave') })
    .click();
  await expect(page).toHaveURL('about:blank');
});

test('the entry warning skips the password reset and shows on the next page', async ({ page }) => {
  await page.goto(`${origin}/reset-password`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await page
    .getByRole('link', { name: text('navigation.login') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(warning(page)).toBeVisible();
});

test('the entry warning depends on the country, by brand and in bare layouts', async ({ page, context }) => {
  const from = async (country: string, address: string) => {
    await context.clearCookies();
    await context.addCookies([{ name: 'country', value: country, url: address }]);
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    return page.locator('#site-entry-warning:modal').count();
  };
  expect(await from('DE', `${origin}/signup`)).toBe(1);
  expect(await from('GB', `${origin}/signup`)).toBe(0);
  const id = await shownMember(nordkobalt);
  expect(await from('DE', `${origin}/members/${id}/landing`)).toBe(1);
  expect(await from('GB', `${origin}/members/${id}/landing`)).toBe(0);
  expect(await from('DE', originOf(amberlane))).toBe(1);
  expect(await from('NL', originOf(amberlane))).toBe(1);
  expect(await from('FR', originOf(amberlane))).toBe(0);
  expect(await from('AT', originOf(samtlicht))).toBe(1);
  expect(await from('FR', originOf(samtlicht))).toBe(0);
});

test('a lander warns visitors with a Dutch IP address', async ({ page, context }) => {
  const site = await startSite({
    TRUSTED_PROXIES: '127.0.0.1,::1',
    API_ORIGIN: `http://127.0.0.1:${process.env.E2E_API_PORT ?? '3001'}`,
  });
  try {
    const landers = `${originOf(amberlane, site.port)}/landers`;
    await page.goto(`${landers}/iconslanding/eng`);
    await expect(warning(page)).toHaveCount(0);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': dutchAddress });
    await page.goto(`${landers}/transitionsvideolanding/eng`);
    await expect(warning(page).getByRole('heading')).toBeFocused();
    await warning(page)
      .getByRole('link', { name: text('entry.accept', { min_age: 18 }) })
      .click();
    await expect(warning(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning(page)).toBeHidden();
  } finally {
    await site.stop();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the entry warning is a panel above the page, closed by a form', async ({ page }) => {
    await page.goto(`${origin}/pricing?lang=en`);
    await expect(warning(page)).toBeVisible();
    await accept(page).click();
    await expect(page).toHaveURL(`${origin}/pricing?lang=en`);
    await expect(warning(page)).toHaveCount(0);
  });
});
