import { expect, test, type Page } from '@playwright/test';
import type { User } from '@heartwood/api-contract';
import { amberlane, originOf, samtlicht, textsOf } from './environment/brands';
import { test as testWithOwnSite } from './environment/own-site';
import { enter, makeUnconfirmed } from './people/made-member';

const text = textsOf(amberlane);
const french = textsOf({ locale: 'fr' });
const origin = originOf(amberlane);
const back = (to: string) => `${origin}/lang-config?to=${encodeURIComponent(to)}`;

async function openAll(page: Page): Promise<void> {
  await page
    .locator('summary', { hasText: /^[A-Z]{2}$/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: text('navigation.all_languages') })
    .first()
    .click();
}

const choice = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

function groups(page: Page): Promise<[string | null, string[]][]> {
  return Promise.all(
    ['lang_config.nearby', 'lang_config.others', 'lang_config.all'].map(async (id) => {
      const name = id === 'lang_config.nearby' ? /^Spoken in your country/ : text(id);
      const group = page.getByRole('main').getByRole('region', { name });
      if ((await group.count()) === 0) return [null, []] as [null, string[]];
      const heading = await group.getByRole('heading').textContent();
      return [heading, await group.getByRole('button').allTextContents()] as [string | null, string[]];
    }),
  );
}

test('the language menu leads to all languages, and a choice returns to the page', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/login?to=%2Fchats`);
  await openAll(page);
  await expect(page).toHaveURL(back('/login?to=%2Fchats'));
  await expect(page.getByRole('heading', { level: 1, name: text('lang_config.title') })).toBeVisible();
  await choice(page, 'Français').click();
  await expect(page).toHaveURL(`${origin}/login?to=%2Fchats`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const kept = (await context.cookies(origin)).find(({ name }) => name === 'locale');
  expect(kept?.value).toBe('fr');
});

test('the menu on the language page keeps the page to return to', async ({ page }) => {
  await page.goto(back('/pages/faq'));
  await openAll(page);
  await expect(page).toHaveURL(back('/pages/faq'));
});

test('a member’s choice is saved to the account', async ({ page, context }) => {
  const me = await makeUnconfirmed(amberlane);
  await enter(context, me);
  await page.goto(back('/likes'));
  await choice(page, 'Français').click();
  await expect(page).toHaveURL(`${origin}/likes`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const { user } = await me.session.call<{ user: User }>('GET', '/api/user.php');
  expect(user.language).toBe('fr');
});

const hostile = [
  'https://evil.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
];
for (const to of hostile)
  test(`a choice never redirects to another site: ${JSON.stringify(to)}`, async ({ page }) => {
    await page.goto(back(to));
    const fields = page.getByRole('main').locator('input[name="to"]');
    await expect(fields.first()).toHaveValue('/');
    await fields.evaluateAll((inputs: HTMLInputElement[], value) => {
      for (const input of inputs) input.value = value;
    }, to);
    await choice(page, 'Français').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(page.url()).toBe(`${origin}/`);
  });

test('a country that the brand does not serve is rejected', async ({ page, context }) => {
  await page.goto(back('/login'));
  const select = page.getByLabel(text('lang_config.country'), { exact: true });
  await select.locator('option[value="BE"]').evaluate((option: HTMLOptionElement) => {
    option.value = 'JP';
  });
  await select.selectOption('JP');
  await page.getByRole('button', { name: text('lang_config.country_submit') }).click();
  await expect(select).toHaveValue('');
  expect((await context.cookies(origin)).filter(({ name }) => name === 'country')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the language and the country are chosen by forms', async ({ page, context }) => {
    await page.goto(`${originOf(samtlicht)}/lang-config`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(back('/pages/faq'));
    await page.getByLabel(text('lang_config.country'), { exact: true }).selectOption('BE');
    await page.getByRole('button', { name: text('lang_config.country_submit') }).click();
    await expect(page).toHaveURL(back('/pages/faq'));
    await expect(page.getByLabel(text('lang_config.country'), { exact: true })).toHaveValue('BE');
    const kept = (await context.cookies(origin)).find(({ name }) => name === 'country');
    expect([kept?.value, kept?.sameSite, kept?.path]).toEqual(['BE', 'Lax', '/']);
    expect((await groups(page)).map(([, names]) => names)).toEqual([
      ['Nederlands', 'Français', 'Deutsch'],
      expect.arrayContaining(['English']),
      [],
    ]);
    await choice(page, 'Français').click();
    await expect(page).toHaveURL(`${origin}/pages/faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    await page.goto(back('/pages/faq'));
    await page.getByLabel(french('lang_config.country'), { exact: true }).selectOption('');
    await page.getByRole('button', { name: french('lang_config.country_submit') }).click();
    await expect(page).toHaveURL(back('/pages/faq'));
    expect((await context.cookies(origin)).filter(({ name }) => name === 'country')).toEqual([]);
  });
});

testWithOwnSite(
  "the languages of the visitor's country come first, and a chosen country overrides it",
  async ({ ownSite, page, context }) => {
    // A host that no other test visits on this site, which caches settings per host for a minute.
    const own = originOf({ id: 'seravigna' }, ownSite.port);
    await context.addCookies([{ name: 'locale', value: 'en', url: own }]);
    ownSite.api.country('FR');
    await page.goto(`${own}/lang-config`);
    const [nearby, others, all] = await groups(page);
    expect([nearby, all]).toEqual([
      [text('lang_config.nearby', { country: 'France' }), ['Français']],
      [null, []],
    ]);
    expect(others?.[1]).not.toContain('Français');
    const select = page.getByLabel(text('lang_config.country'), { exact: true });
    await expect(select).toHaveValue('FR');
    await select.selectOption('DE');
    await page.getByRole('button', { name: text('lang_config.country_submit') }).click();
    await expect(select).toHaveValue('DE');
    expect((await groups(page))[0]?.[1]).toEqual(['Deutsch']);
  },
);
