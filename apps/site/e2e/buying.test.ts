import type { Credits, Transactions } from '@heartwood/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { hydrated } from './environment/open-page';
import { buyCredits, enter, makeMember, type MadeMember } from './people/made-member';

const text = textsOf(amberlane);
const origin = originOf(amberlane);

const phone = { width: 390, height: 844 };

async function open(page: Page, path: string): Promise<MadeMember> {
  const me = await makeMember(amberlane);
  await enter(page.context(), me);
  await page.goto(`${origin}${path}`);
  return me;
}

async function ordersOf({ session }: MadeMember): Promise<number> {
  return (await session.call<Transactions>('GET', '/api/transactions.php')).payments.length;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an order without the consent checkbox is rejected, and continues once it is checked', async ({
      page,
    }) => {
      const me = await open(page, '/credits');
      const { packages } = await me.session.call<Credits>('GET', '/api/credits.php');
      const last = packages.at(-1)?.id ?? '';
      await page.goto(`${origin}/credits/${last}/paypal`);
      const tick = page.getByLabel(text('credits.express'));
      await expect(tick).not.toBeChecked();
      await page.getByRole('button', { name: text('credits.submit') }).click();
      await expect(page.getByText(text('credits.express_missing'))).toBeVisible();
      await expect(tick).toHaveAttribute('aria-invalid', 'true');
      expect(await ordersOf(me)).toBe(0);
      await expect(page.locator(`input[name=package][value=${last}]`)).toBeChecked();
      await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
      await tick.check();
      await page.getByRole('button', { name: text('credits.submit') }).click();
      await expect(page).toHaveURL(/\/checkout\//);
      expect(await ordersOf(me)).toBe(1);
    });

    test('the last order is repeated with one click, once the consent checkbox is checked', async ({
      page,
    }) => {
      const me = await makeMember(amberlane);
      await buyCredits(me, 40);
      await enter(page.context(), me);
      await page.goto(`${origin}/credits`);
      await page.getByRole('link', { name: text('credits.repeat') }).click();
      await expect(page).toHaveURL(`${origin}/credits/repeat-order`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('40');
      const month = text('repeat.month', { spent: '£29.99', after: '£59.98' });
      await expect(page.getByText(month)).toBeVisible();
      await page.getByRole('button', { name: text('credits.submit') }).click();
      await expect(page.getByText(text('credits.express_missing'))).toBeVisible();
      expect(await ordersOf(me)).toBe(1);
      await page.getByLabel(text('credits.express')).check();
      await page.getByRole('button', { name: text('credits.submit') }).click();
      await expect(page).toHaveURL(/\/checkout\//);
      expect(await ordersOf(me)).toBe(2);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a summary whose script cannot be loaded leaves the page as it is, with a notice', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('chunk-reloaded-at', String(Date.now())));
    await page.route('**/assets/ModalFrame-*.js', (route) => route.abort());
    await open(page, '/credits');
    await hydrated(page);
    await page.getByRole('link', { name: text('credits.review') }).click();
    await expect(page.getByRole('alertdialog').getByText(text('errors.unavailable'))).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('the order summary opens in a sheet, and its button places the order', async ({ page }) => {
    const me = await open(page, '/credits');
    await page.getByRole('link', { name: text('credits.review') }).click();
    const sheet = page.getByRole('dialog', { name: text('credits.review_title') });
    await expect(sheet.getByText(text('credits.term_none'))).toBeVisible();
    expect(await ordersOf(me)).toBe(0);
    await sheet.getByRole('button', { name: text('credits.submit') }).click();
    await expect(sheet.getByText(text('credits.express_missing'))).toBeVisible();
    await sheet.getByLabel(text('credits.express')).check();
    await sheet.getByRole('button', { name: text('credits.submit') }).click();
    await expect(page).toHaveURL(/\/checkout\//);
    expect(await ordersOf(me)).toBe(1);
  });
});

test('an order placed without a network is rejected in place, and made once the network is back', async ({
  page,
  context,
}) => {
  const script = page.waitForResponse('**/assets/order-flow-*.js');
  const me = await open(page, '/credits');
  await (await script).finished();
  const tick = page.getByLabel(text('credits.express'));
  const submit = page.getByRole('button', { name: text('credits.submit') });
  await tick.check();
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByText(text('errors.unavailable'))).toBeVisible();
  await expect(tick).toBeChecked();
  expect(await ordersOf(me)).toBe(0);
  await context.setOffline(false);
  await submit.click();
  await expect(page).toHaveURL(/\/checkout\//);
  expect(await ordersOf(me)).toBe(1);
});

test('the selection survives a reload and going back from the checkout', async ({ page }) => {
  const me = await open(page, '/credits');
  const { packages } = await me.session.call<Credits>('GET', '/api/credits.php');
  const chosen = page.locator(`input[name=package][value=${packages.at(-1)?.id}]`);
  const method = page.getByRole('radio', { name: 'PayPal' });
  await chosen.check();
  await method.check();
  await page.reload();
  await expect(chosen).toBeChecked();
  await expect(method).toBeChecked();
  await page.getByLabel(text('credits.express')).check();
  await page.getByRole('button', { name: text('credits.submit') }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await page.goBack();
  await expect(chosen).toBeChecked();
  await expect(method).toBeChecked();
  expect(await ordersOf(me)).toBe(1);
});

test('another country has its own prices and keeps the selected package', async ({ page }) => {
  const me = await open(page, '/credits');
  const { packages } = await me.session.call<Credits>('GET', '/api/credits.php?country=NL');
  const last = packages.at(-1)?.id ?? '';
  await page.locator(`input[name=package][value=${last}]`).check();
  await page.getByRole('button', { name: text('credits.country') }).click();
  const sheet = page.getByRole('dialog', { name: text('credits.country_title') });
  await sheet.getByRole('radio', { name: /^Netherlands \d+ credits for €\d/ }).check();
  await sheet.getByRole('button', { name: text('credits.country_use') }).click();
  await expect(page).toHaveURL(new RegExp(`/credits/${last}/.*country=NL`));
  await expect(page.locator(`input[name=package][value=${last}]`)).toBeChecked();
  await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeVisible();
  await expect(page.getByText(/€/).filter({ visible: true }).first()).toBeVisible();
});

test('a spend limit blocks a larger order and shows the amount left', async ({ page }) => {
  const me = await makeMember(amberlane);
  await me.session.call('PUT', '/api/user.php', { spend_limit: 1000 });
  await enter(page.context(), me);
  await page.goto(`${origin}/credits`);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText(text('credits.limit_title'))).toBeVisible();
  await expect(aside.getByText('£10.00')).toBeVisible();
  await expect(page.getByRole('button', { name: text('credits.submit') })).toHaveCount(0);
});
