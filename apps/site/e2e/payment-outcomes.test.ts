import type { Credits } from '@heartwood/api-contract';
import { expect, test } from '@playwright/test';
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
