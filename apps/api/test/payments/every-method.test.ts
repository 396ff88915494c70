import {
  currencies,
  paymentMethodIds,
  paymentMethods,
  type Currency,
  type PaymentMethod,
  type ProviderStatus,
} from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mollieMethod } from '../../src/payments/providers/mollie-words';
import { startApi, type TestApi } from '../support/api';
import { everywhereBrands } from '../support/brands';
import { accountOf, bodyOf, notify, order, price, setSandbox, statusAndCode } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ brands: everywhereBrands() });
});
afterAll(() => api.close());

/** For each method paid on the provider's pages, a country in which it is offered, and its currency. */
const home: Partial<Record<PaymentMethod, [string, Currency]>> = {
  ideal: ['NL', 'EUR'],
  bancontact: ['BE', 'EUR'],
  blik: ['PL', 'PLN'],
  przelewy24: ['PL', 'PLN'],
  satispay: ['IT', 'EUR'],
  mobilepay: ['DK', 'DKK'],
  swish: ['SE', 'SEK'],
  vipps: ['NO', 'NOK'],
  twint: ['CH', 'CHF'],
  eps: ['AT', 'EUR'],
  applepay: ['US', 'USD'],
  card: ['FR', 'EUR'],
  paypal: ['GB', 'GBP'],
  banktransfer: ['FI', 'EUR'],
  paysafecard: ['DE', 'EUR'],
};
const homes = Object.entries(home) as [PaymentMethod, [string, Currency]][];
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

const endings: readonly [ProviderStatus, string][] = [
  ['open', 'pending'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'completed'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
];

test('every method in use, except direct debit, has an entry in this table and a Mollie name', () => {
  const paidThere = paymentMethodIds.filter(
    (method) => paymentMethods[method].kind !== 'directdebit' && !('retired' in paymentMethods[method]),
  );
  expect(homes.map(([method]) => method)).toEqual(paidThere);
  expect(paidThere.filter((method) => mollieMethod(method) === undefined)).toEqual([]);
});

test.each(homes)(
  '%s payments become pending, completed, failed and cancelled',
  async (method, [country, currency]) => {
    const { id, browser } = await api.member();
    const became: string[] = [];
    for (const [said] of endings) {
      const { payment_id } = bodyOf(await order(browser, { method, country, currency }));
      await setSandbox(api, payment_id, { status: said });
      await notify(api, payment_id);
      became.push(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status);
    }
    expect(became).toEqual(endings.map(([, ending]) => ending));
    expect(await accountOf(api, id)).toEqual({
      credits: 15,
      debt: 0,
      paid_user: true,
      ledger: [['purchase', 15, 15]],
    });
  },
);

const countries = [...new Set(homes.map(([, [country]]) => country))];

test.each(countries)(
  'in %s exactly the listed methods can be ordered, apart from direct debit',
  async (country) => {
    const { browser } = await api.member();
    const { body } = await browser.get('/api/credits.php', {
      query: { country },
      headers: { 'user-agent': iphone },
    });
    const { methods, packages } = body as {
      methods: { id: PaymentMethod }[];
      packages: { currency: Currency }[];
    };
    const currency = packages[0]?.currency;
    const answers = await Promise.all(
      paymentMethodIds.map(async (method) => {
        const answer = await order(browser, { method, country, currency });
        return answer.status === 201 ? `${method} ordered` : `${method} ${statusAndCode(answer).join(' ')}`;
      }),
    );
    const listed: readonly string[] = methods.map(({ id }) => id).filter((id) => id !== 'directdebit');
    expect(answers).toEqual(
      paymentMethodIds.map((method) =>
        listed.includes(method) ? `${method} ordered` : `${method} 422 method_not_offered`,
      ),
    );
  },
);

test.each(currencies)(
  'a payment in %s has its amount in that currency, and is refused in another',
  async (currency) => {
    const { browser } = await api.member();
    const country = { EUR: 'NL', GBP: 'GB', USD: 'US', CAD: 'CA', AUD: 'AU', NZD: 'NZ' } as const;
    const others = { CHF: 'CH', PLN: 'PL', DKK: 'DK', NOK: 'NO', SEK: 'SE' } as const;
    const where = { ...country, ...others }[currency];
    const made = bodyOf(await order(browser, { country: where, currency }));
    const other = currency === 'EUR' ? 'GBP' : 'EUR';
    expect([made.amount, made.currency]).toEqual([price, currency]);
    expect(statusAndCode(await order(browser, { country: where, currency: other }))).toEqual([
      409,
      'amount_changed',
    ]);
  },
);

test('Apple Pay is listed on Apple devices only', async () => {
  const { browser } = await api.member();
  const listed = async (agent: string) => {
    const headers = { 'user-agent': agent };
    const { body } = await browser.get('/api/credits.php', { query: { country: 'US' }, headers });
    return (body as { methods: { id: string }[] }).methods.some(({ id }) => id === 'applepay');
  };
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';
  expect([await listed(iphone), await listed(android), await listed('')]).toEqual([true, false, false]);
});
