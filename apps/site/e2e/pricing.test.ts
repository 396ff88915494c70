import { expect, test } from '@playwright/test';
import type { Credits } from '@heartwood/api-contract';
import { amberlane, originOf, textsOf } from './environment/brands';
import { enter, makeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

test('without script a visitor sees every package in the currency of the chosen country', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/pricing`);
  await expect(page.getByRole('heading', { level: 1, name: text('landing.prices') })).toBeVisible();
  await page.getByLabel(text('credits.country')).selectOption('PL');
  await page.getByRole('button', { name: text('credits.country_submit') }).click();
  await expect(page).toHaveURL(`${origin}/pricing?country=PL`);
  const member = await makeMember(amberlane);
  const { packages } = await member.session.call<Credits>('GET', '/api/credits.php?country=PL');
  const rows = await page.getByRole('row').allInnerTexts();
  expect(rows).toHaveLength(packages.length + 1);
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: packages[0]?.currency ?? 'PLN',
  });
  for (const [index, { credits, amount }] of packages.entries()) {
    expect(rows[index + 1]).toContain(String(credits));
    expect(rows[index + 1]).toContain(money.format(amount / 100));
  }
  const lowest = await page.getByRole('row').last().getByRole('cell').last().innerText();
  await expect(page.getByText(text('landing.message_price', { price: lowest })).first()).toBeVisible();
  await context.close();
});

test('the pricing page links visitors to the signup and members to the credits', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/pricing`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: text('members.join_action') })).toHaveAttribute(
    'href',
    '/signup',
  );
  await enter(context, await makeMember(amberlane));
  await page.reload();
  await main.getByRole('link', { name: text('credits.page_title') }).click();
  await expect(page).toHaveURL(`${origin}/credits`);
});

test('an unknown country or one without packages causes no server error', async ({ page }) => {
  for (const country of ['xx', 'ZZ', '%00', 'AQ']) {
    const answer = await page.goto(`${origin}/pricing?country=${country}`);
    expect(answer?.status(), country).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
