import type { ErrorBody, Payment, Transactions, Withdrawal } from '@heartwood/api-contract';
import { expect, type BrowserContext } from '@playwright/test';
import { textsOf } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';

const text = textsOf({ locale: 'en' });
const id = '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c';
const until = '2099-01-19T11:00:00Z';
const confirmed = '2026-01-06T17:44:07Z';
const sum: Withdrawal = {
  order_number: 'DEMO-2026-000001',
  brand: 'Amberlane',
  issued: '2026-01-05T11:01:00Z',
  until,
  credits: 60,
  used: 41,
  unused: 19,
  removed: 19,
  paid: 2999,
  amount: 950,
  currency: 'EUR',
  method: 'ideal',
  confirmed: null,
};
const payment: Payment = {
  payment_id: id,
  credits: 60,
  amount: 2999,
  currency: 'EUR',
  status: 'completed',
  package: 'credits_60',
  method: 'ideal',
  country: 'NL',
  code: null,
  discount_gone: false,
  created: '2026-01-05T11:00:00Z',
  checkout_url: null,
  refunded: 0,
  charged_back: 0,
  withdraw_until: until,
};
const transactions: Transactions = {
  entries: [],
  payments: [payment],
  receipts: [],
  spending: {
    spent: 2999,
    open: 0,
    currency: 'EUR',
    counted: 2999,
    left: null,
    limit: null,
    pending: null,
  },
  next_cursor: null,
};
const refusal = (statusCode: number, code: ErrorBody['code']) => ({
  status: statusCode,
  body: { message: code, statusCode, code } satisfies ErrorBody,
});

const bodies = ({ server }: Foreign) =>
  server.calls.filter(({ operation }) => operation === 'withdraw').map(({ body }) => body);

async function enter(context: BrowserContext, { server, origin }: Foreign): Promise<void> {
  const [name = '', value = ''] = server.login().split('=');
  await context.addCookies([{ name, value, url: origin }]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, locale: 'en-GB', timezoneId: 'Europe/London' });

    test('a visitor withdraws by order number and email address in two steps, and gets a confirmation', async ({
      page,
      foreign,
    }) => {
      await page.goto(`${foreign.origin}/pages/terms`);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('footer.withdrawal') })
        .click();
      await expect(page.getByRole('heading', { name: text('withdrawal.which') })).toBeVisible();
      const next = page.getByRole('button', { name: text('actions.continue') });

      foreign.server.answer('withdraw', refusal(404, 'not_found'));
      await page.getByLabel(text('withdrawal.order_number')).fill('DEMO-2026-000009');
      await page.getByLabel(text('withdrawal.email')).fill('saffron@demo.example');
      await page.getByLabel(text('withdrawal.name')).fill('Saffron Demo');
      await next.click();
      await expect(page.getByText(text('withdrawal.not_found'))).toBeVisible();
      await expect(page.getByLabel(text('withdrawal.order_number'))).toHaveValue('DEMO-2026-000009');

      foreign.server.answer('withdraw', { status: 200, body: sum });
      await page.getByLabel(text('withdrawal.order_number')).fill('DEMO-2026-000001');
      await next.click();
      await expect(page.getByText('€9.50')).toBeVisible();
      await expect(page.getByText('Unused credits: 19 of 60, so 19/60 of €29.99.')).toBeVisible();

      foreign.server.answer('withdraw', { status: 200, body: { ...sum, confirmed } });
      await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
      await expect(page.getByRole('heading', { name: text('withdrawal.received_title') })).toBeVisible();
      await expect(page.getByText(/6 January 2026 at \d\d:44:07/)).toBeVisible();
      await expect(page.getByText('saffron@demo.example')).toBeVisible();

      const named = { email: 'saffron@demo.example', name: 'Saffron Demo' };
      expect(bodies(foreign)).toEqual([
        { ...named, order_number: 'DEMO-2026-000009' },
        { ...named, order_number: 'DEMO-2026-000001' },
        { ...named, order_number: 'DEMO-2026-000001', confirm: 950 },
      ]);
    });

    test('a member withdraws from a payment, and a changed amount has to be confirmed again', async ({
      page,
      context,
      foreign,
    }) => {
      await enter(context, foreign);
      foreign.server.answer('getTransactions', { status: 200, body: transactions });
      foreign.server.answer('getPayment', { status: 200, body: payment });
      await page.goto(`${foreign.origin}/transactions/${id}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('withdrawal.title') })
        .click();
      await expect(page.getByRole('radio')).toBeChecked();
      await page.getByLabel(text('withdrawal.name')).fill('Saffron Demo');
      foreign.server.answer('withdraw', { status: 200, body: sum });
      await page.getByRole('button', { name: text('actions.continue') }).click();
      await expect(page.getByText('€9.50')).toBeVisible();
      await expect(page.getByRole('link', { name: text('withdrawal.keep') })).toHaveAttribute(
        'href',
        `/transactions/${id}`,
      );

      foreign.server.answer('withdraw', ({ body }) =>
        typeof body === 'object' && body !== null && 'confirm' in body
          ? refusal(409, 'amount_changed')
          : { status: 200, body: { ...sum, used: 42, unused: 18, removed: 18, amount: 900 } },
      );
      await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
      await expect(page.getByText(text('withdrawal.amount_changed'))).toBeVisible();
      await expect(page.getByText('€9.00')).toBeVisible();
      await expect(page.getByRole('button', { name: text('withdrawal.confirm') })).toBeVisible();
    });
  });
}
