import type { Credits, Transactions } from '@heartwood/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { amberlane, everyBrand, originOf, textsOf, type VisitedBrand } from './environment/brands';
import { enter, makeMember } from './people/made-member';
import { placeOrder } from './people/place-order';

/** The button clicked in the sandbox's checkout, and the result that follows; the last one pays. */
const endings = [
  ['canceled', 'transactions.cancelled_title'],
  ['failed', 'transactions.failed_title'],
  ['later', 'transactions.pending_title'],
  ['paid', 'transactions.completed_title'],
] as const;

interface Way {
  readonly way: string;
  readonly method: string;
  readonly country: string;
  readonly brand?: VisitedBrand['id'];
}

/** One method per way to pay on a provider's page. */
const ways: readonly Way[] = [
  { way: 'by bank', method: 'ideal', country: 'NL' },
  { way: 'by app', method: 'mobilepay', country: 'DK' },
  { way: 'by card', method: 'card', country: 'DE' },
  { way: 'from an account', method: 'paypal', country: 'GB' },
  { way: 'by voucher', method: 'paysafecard', country: 'FR' },
  { way: 'by transfer', method: 'banktransfer', country: 'FI' },
  { way: 'by code', method: 'blik', country: 'PL', brand: 'rondavita' },
];

for (const { way, method, country, brand: id = amberlane.id } of ways) {
  test(`a payment ${way} can be cancelled, fail, be pending and be completed`, async ({ page, context }) => {
    const brand = everyBrand.find((one) => one.id === id) ?? amberlane;
    const text = textsOf(brand);
    const me = await makeMember(brand);
    await enter(context, me);
    const { packages } = await me.session.call<Credits>('GET', `/api/credits.php?country=${country}`);
    for (const [outcome, title] of endings) {
      await page.goto(`${originOf(brand)}/credits/${packages[0]?.id}/${method}?country=${country}`);
      await placeOrder(page, text, false);
      await page.locator(`button[value=${outcome}]`).click();
      await expect(page).toHaveURL(/\/transactions\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1, name: text(title) })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: text(title) })).toBeVisible();
    }
  });
}

test('a new tab leads back to the profile, and another device of the member shows the same payment', async ({
  page,
  browser,
  context,
}, info) => {
  const text = textsOf(amberlane);
  const origin = originOf(amberlane);
  const [me, other] = await Promise.all([makeMember(amberlane), makeMember(amberlane)]);
  await enter(context, me);
  await page.goto(`${origin}/credits?to=${encodeURIComponent(`/members/${other.id}`)}`);
  await placeOrder(page, text, false);
  await expect(page).toHaveURL(/\/checkout\//);
  const checkout = page.url();
  await page.close();
  const { payments } = await me.session.call<Transactions>('GET', '/api/transactions.php');
  const result = `${origin}/transactions/${payments[0]?.payment_id}`;
  const titled = (where: Page, title: (typeof endings)[number][1]) =>
    where.getByRole('heading', { level: 1, name: text(title) });

  const device = await browser.newContext(info.project.use);
  await enter(device, me);
  const elsewhere = await device.newPage();
  await elsewhere.goto(result);
  await expect(titled(elsewhere, 'transactions.pending_title')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: text('transactions.to_members') })).toHaveAttribute(
    'href',
    '/members',
  );

  const tab = await context.newPage();
  await tab.goto(checkout);
  await tab.locator('button[value=paid]').click();
  await expect(titled(tab, 'transactions.completed_title')).toBeVisible();
  await tab.close();
  const later = await context.newPage();
  await later.goto(result);
  await expect(titled(later, 'transactions.completed_title')).toBeVisible();
  await expect(later.getByRole('link', { name: text('credits.back_to_profile') })).toHaveAttribute(
    'href',
    `/members/${other.id}`,
  );

  await expect(titled(elsewhere, 'transactions.completed_title')).toBeVisible();
  await elsewhere.getByRole('link', { name: text('transactions.to_members') }).click();
  await expect(elsewhere).toHaveURL(`${origin}/members`);
  await device.close();
});
