import type { LedgerEntry, Payment, Receipt, Spending, Transactions } from '@heartwood/api-contract';
import { expect, type BrowserContext } from '@playwright/test';
import { textsOf } from './environment/brands';
import { test, type Foreign } from './environment/foreign-server';
import { hydrated } from './environment/open-page';

const text = textsOf({ locale: 'en' });
// Values of the contract's examples.
const id = '9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c';
const conversation = '/chats/e58ed763-928c-4155-bee9-fdbaaadc15f3';
const words = 'Saturday at half past seven?';

const pending: Payment = {
  payment_id: id,
  credits: 60,
  amount: 2999,
  currency: 'EUR',
  status: 'pending',
  package: 'credits_60',
  method: 'ideal',
  country: 'NL',
  code: null,
  discount_gone: false,
  created: '2026-01-05T11:00:00Z',
  checkout_url: null,
  refunded: 0,
  charged_back: 0,
  withdraw_until: null,
};
const bought: LedgerEntry = {
  id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  kind: 'purchase',
  credits: 60,
  balance: 72,
  payment_id: id,
  about: null,
  created: '2026-01-05T11:01:00Z',
};
const receipt: Receipt = {
  number: 'AMBERLANE-DEMO-2026-000012',
  issued: '2026-01-05T11:01:00Z',
  payment_id: id,
  seller: {
    name: 'Amberlane Demo B.V.',
    address: 'Voorbeeldkade 12',
    city: 'Utrecht',
    country: 'NL',
    register: '00000000',
    vat_number: 'NL000000000B01',
    brand: 'Amberlane',
  },
  credits: 60,
  amount: 2999,
  currency: 'EUR',
  vat_rate: 21,
  vat_amount: 520,
  country: 'NL',
  method: 'ideal',
  discount_code: null,
  express_request: '2026-01-05T11:00:00Z',
  statement: 'AMBERLANE',
  refund_days: 14,
  mandate_reference: null,
  refunds: [],
};
const spending: Spending = {
  spent: 2999,
  open: 0,
  currency: 'EUR',
  counted: 2999,
  left: { amount: 12_001, currency: 'EUR' },
  limit: 15_000,
  pending: null,
};
const booked: Transactions = {
  entries: [bought],
  payments: [],
  receipts: [receipt],
  spending,
  next_cursor: null,
};
const nothingBooked: Transactions = { ...booked, entries: [], receipts: [] };

const bodies = ({ server }: Foreign, id: string) =>
  server.calls.filter(({ operation }) => operation === id).map(({ body }) => body);

function answerPayment({ server }: Foreign, change: Partial<Payment>): void {
  const payment = { ...pending, ...change };
  server.answer('getPayment', { status: 200, body: payment });
  const body = payment.status === 'completed' ? booked : nothingBooked;
  server.answer('getTransactions', { status: 200, body });
}

async function enter(context: BrowserContext, { server, origin }: Foreign): Promise<void> {
  const [name = '', value = ''] = server.login().split('=');
  const back = { name: 'payment_return', value: encodeURIComponent(conversation), url: origin };
  await context.addCookies([{ name, value, url: origin }, back]);
}

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

test('a pending payment updates and gets the focus when paid, and leads back to the unsent message', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  await page.goto(`${foreign.origin}${conversation}`);
  const field = page.getByLabel(text('chat.field'));
  await field.fill(words);

  answerPayment(foreign, {});
  await page.goto(`${foreign.origin}/transactions/${id}`);
  await expect(page.getByRole('heading', { name: text('transactions.pending_title') })).toBeVisible();
  await expect(page.getByText(text('transactions.pending_note'))).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();

  answerPayment(foreign, { status: 'completed' });
  const title = page.getByRole('heading', { name: text('transactions.completed_title') });
  await expect(title).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: text('transactions.completed_title') }),
  ).toHaveCount(1);
  await page.getByRole('link', { name: text('transactions.back_to', { name: 'Marlow' }) }).click();
  await expect(field).toHaveValue(words);
});

test('a failed payment offers PayPal first and keeps the unsent message; a cancelled one shows that nothing was paid', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  await page.goto(`${foreign.origin}${conversation}`);
  const field = page.getByLabel(text('chat.field'));
  await field.fill(words);
  answerPayment(foreign, { status: 'failed', method: 'card', failure_reason: 'card_expired' });
  await page.goto(`${foreign.origin}/transactions/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(text('transactions.failed_card_expired'))).toBeVisible();
  await expect(main.getByText(words)).toBeVisible();
  const ways = main.locator('a[href^="/credits/credits_60"]');
  const to = encodeURIComponent(conversation);
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['paypal', 'ideal', 'card'].map((method) => `/credits/credits_60/${method}?country=NL&to=${to}`),
  );

  answerPayment(foreign, { status: 'cancelled' });
  await page.reload();
  await expect(page.getByRole('heading', { name: text('transactions.cancelled_title') })).toBeVisible();
  await expect(main.getByText('€0.00')).toBeVisible();
  await main.getByRole('link', { name: text('transactions.back_to', { name: 'Marlow' }) }).click();
  await expect(field).toHaveValue(words);
});

test('a direct debit is shown as pending, failed, cancelled and completed, also after a reload', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  for (const status of ['pending', 'failed', 'cancelled', 'completed'] as const) {
    answerPayment(foreign, { status, method: 'directdebit' });
    await page.goto(`${foreign.origin}/transactions/${id}`);
    const title = page.getByRole('heading', { level: 1, name: text(`transactions.${status}_title`) });
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
  }
});

test('a receipt prints on one A4 page, without the rest of the site', async ({ page, context, foreign }) => {
  await enter(context, foreign);
  answerPayment(foreign, { status: 'completed', withdraw_until: '2026-01-19T11:00:00Z' });
  await page.goto(`${foreign.origin}/transactions/${id}`);
  await page.getByRole('link', { name: text('transactions.receipt') }).click();
  await expect(page.getByText(receipt.number)).toBeVisible();
  await expect(page.getByRole('button', { name: text('withdrawal.print') })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('contentinfo').filter({ hasNotText: 'AMBERLANE' })).toBeHidden();
  await expect(page.getByRole('button', { name: text('withdrawal.print') })).toBeHidden();
  await expect(page.getByText('21% VAT (Netherlands)')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an invalid spend limit is rejected; a raised one waits and can be withdrawn', async ({
      page,
      context,
      foreign,
    }) => {
      await enter(context, foreign);
      foreign.server.answer('getTransactions', { status: 200, body: booked });
      await page.goto(`${foreign.origin}/transactions#limit`);
      const field = page.getByLabel(text('transactions.limit_field', { currency: 'EUR' }));
      const save = page.locator('#limit').locator('form').last().locator('[type=submit]');
      await expect(field).toHaveValue('150');
      await field.fill('a lot');
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(text('errors.field.invalid')));
      await expect(field).toHaveValue('a lot');
      expect(bodies(foreign, 'putUser')).toEqual([]);

      const raised = { limit: 20_000, from: '2099-01-06T12:00:00Z' };
      foreign.server.answer('getTransactions', () => {
        const pending = bodies(foreign, 'putUser').length === 1 ? raised : null;
        return { status: 200, body: { ...booked, spending: { ...spending, pending } } };
      });
      await field.fill('200');
      await save.click();
      const keep = page.getByRole('button', {
        name: text('transactions.limit_keep', { limit: '€150.00' }),
      });
      await keep.click();
      await expect(keep).toHaveCount(0);
      expect(bodies(foreign, 'putUser')).toEqual([{ spend_limit: 20_000 }, { spend_limit: 15_000 }]);
    });
  });
}

test('a spend limit typed before the page is hydrated stays in its field', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  foreign.server.answer('getTransactions', { status: 200, body: booked });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${foreign.origin}/transactions`, { waitUntil: 'commit' });
  const field = page.getByLabel(text('transactions.limit_field', { currency: 'EUR' }));
  await field.fill('a lot');
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: text('transactions.limit_none') })).toBeVisible();
  await expect(field).toHaveValue('a lot');
});

test('the ledger describes its entries, can be filtered and exported as CSV', async ({
  page,
  context,
  foreign,
}) => {
  await enter(context, foreign);
  const gift: LedgerEntry = {
    ...bought,
    id: '5fa459ea-ee8a-4ca4-894e-db77e160355e',
    kind: 'gift',
    credits: -3,
    balance: 69,
    payment_id: null,
    about: {
      conversation: conversation.slice('/chats/'.length),
      name: 'Marlow',
      fictional: false,
      gift: 'rose',
    },
  };
  const body = { ...booked, entries: [gift, bought] };
  foreign.server.answer('getTransactions', { status: 200, body });
  await page.goto(`${foreign.origin}/transactions`);
  const main = page.getByRole('main');
  await expect(main.getByText('Red rose for Marlow')).toBeVisible();
  await main.getByRole('link', { name: text('transactions.filter_in'), exact: true }).click();
  await expect(main.getByText('Red rose for Marlow')).toHaveCount(0);
  await expect(main.getByText('60 credits bought')).toBeVisible();
  const file = await page.request.get(`${foreign.origin}/transactions.csv`);
  expect([file.headers()['content-type'], (await file.text()).split('\r\n').length]).toEqual([
    'text/csv; charset=utf-8',
    4,
  ]);
});
