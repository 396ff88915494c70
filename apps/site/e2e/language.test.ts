import { expect, test, type Page } from '@playwright/test';
import type { User } from '@heartwood/api-contract';
import { localeDescriptions } from '@heartwood/i18n';
import { amberlane, originOf, samtlicht, textsOf } from './environment/brands';
import { test as testWithOwnSite } from './environment/own-site';
import { sendLogin } from './people/log-in';
import { enter, makeMember, makeUnconfirmed } from './people/made-member';

const origin = originOf(amberlane);
const year = 365 * 24 * 60 * 60;

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .locator('summary', { hasText: /^[A-Z]{2}$/ })
    .first()
    .click();
  await page.getByRole('button', { name, exact: true }).first().click();
}

async function shows(page: Page, locale: 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(
    page.getByRole('heading', { level: 1, name: textsOf({ locale })('login.title') }),
  ).toBeVisible();
}

test('a choice changes the language, stays on the page and is stored for 365 days', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/login?to=%2Fchats`);
  await shows(page, 'en');
  await chooseLanguage(page, 'Polski');
  await shows(page, 'pl');
  expect(page.url()).toBe(`${origin}/login?to=%2Fchats`);
  const cookie = (await context.cookies(origin)).find(({ name }) => name === 'locale');
  expect({ ...cookie, expires: 0 }).toEqual({
    name: 'locale',
    value: 'pl',
    domain: 'amberlane.localhost',
    path: '/',
    expires: 0,
    httpOnly: cookie?.httpOnly,
    secure: false,
    sameSite: 'Lax',
  });
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(left - year)).toBeLessThan(600);
  await page.goto(`${origin}/login`);
  await shows(page, 'pl');
});

test("a brand uses the language of its domain, whatever the browser's language is", async ({ page }) => {
  await page.goto(`${originOf(samtlicht)}/login`);
  await shows(page, 'de');
  await page.goto(`${origin}/login`);
  await shows(page, 'en');
});

test('the lang parameter overrides the cookie on public pages, and does not change it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'locale', value: 'it', url: origin }]);
  await page.goto(`${origin}/reset-password?lang=es`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${origin}/reset-password?lang=xx`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.goto(`${origin}/login`);
  await shows(page, 'it');
});

test("a member's choice is saved to the account and applies in another browser", async ({
  page,
  context,
  browser,
}) => {
  const me = await makeUnconfirmed(amberlane);
  await enter(context, me);
  await context.addCookies([{ name: 'locale', value: 'nl', url: origin }]);
  await page.goto(`${origin}/likes`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await chooseLanguage(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(page.url()).toBe(`${origin}/likes`);
  const { user } = await me.session.call<{ user: User }>('GET', '/api/user.php');
  expect(user.language).toBe('fr');

  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  await elsewhere.addCookies([{ name: 'locale', value: 'es', url: origin }]);
  await enter(elsewhere, me);
  const other = await elsewhere.newPage();
  await other.goto(`${origin}/likes`);
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await elsewhere.close();
});

test('a language chosen before the login applies after it, and is saved to the account', async ({ page }) => {
  const me = await makeMember(amberlane);
  await page.goto(`${origin}/login`);
  await chooseLanguage(page, 'Deutsch');
  await shows(page, 'de');
  await sendLogin(page, textsOf(samtlicht), me);
  await expect(page).toHaveURL(`${origin}/members`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`${origin}/likes`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const { user } = await me.session.call<{ user: User }>('GET', '/api/user.php');
  expect(user.language).toBe('de');
});

test("a visitor is offered the browser's language once, and the answer is kept", async ({ browser }) => {
  const visit = async () => {
    const context = await browser.newContext({ locale: 'de-DE' });
    return { context, page: await context.newPage() };
  };
  const offer = (page: Page) => page.getByRole('button', { name: localeDescriptions.de.offer });
  const taken = await visit();
  await taken.page.goto(`${origin}/login`);
  await shows(taken.page, 'en');
  await offer(taken.page).click();
  await shows(taken.page, 'de');
  await taken.page.goto(`${origin}/reset-password`);
  await expect(taken.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(offer(taken.page)).toHaveCount(0);

  const refused = await visit();
  await refused.page.goto(`${origin}/login`);
  await refused.page.getByRole('button', { name: textsOf({ locale: 'en' })('frame.keep_language') }).click();
  await expect(offer(refused.page)).toHaveCount(0);
  await refused.page.goto(`${origin}/reset-password`);
  await expect(refused.page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(offer(refused.page)).toHaveCount(0);
  await Promise.all([taken.context.close(), refused.context.close()]);
});

test('a visitor whose session has ended can choose a language', async ({ page, context }) => {
  const me = await makeMember(amberlane);
  await enter(context, me);
  await me.session.call('POST', '/api/logout.php');
  await page.goto(`${origin}/login`);
  await chooseLanguage(page, 'Deutsch');
  await shows(page, 'de');
});

test('a draft message survives a change of language', async ({ page, context }) => {
  const [me, other] = await Promise.all([makeUnconfirmed(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/members/${other.id}/chat`);
  await expect(page.getByLabel(textsOf(amberlane)('chat.field'))).toBeFocused();
  await page.getByLabel(textsOf(amberlane)('chat.field')).fill('Half a sentence');
  await me.session.call('PUT', '/api/user.php', { language: 'de' });
  await page.reload();
  await expect(page.getByLabel(textsOf(samtlicht)('chat.field'))).toHaveValue('Half a sentence');
});

testWithOwnSite("the menu offers the languages of the visitor's country", async ({ ownSite, page }) => {
  // A host that no other test visits on this site, which caches settings per host for a minute.
  const own = originOf({ id: 'fleurisel' }, ownSite.port);
  const offered = () =>
    page
      .locator('header')
      .locator('details')
      .first()
      .getByRole('button', { includeHidden: true })
      .allTextContents();
  ownSite.api.country('BE');
  await page.goto(`${own}/login`);
  expect(await offered()).toEqual(['Nederlands', 'Français', 'Deutsch']);
});
