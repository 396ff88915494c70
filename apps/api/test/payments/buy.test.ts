import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeReceiptNumber } from '../../src/payments/ledger/receipts';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { accountOf, bodyOf, notify, order, payFor, price, setSandbox, statusAndCode, webhook } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const eventsOf = (id: string) =>
  api.db.selectFrom('event').select(['type', 'data']).where('account_id', '=', id).orderBy('id').execute();

test('a paid package grants its credits and premium, and issues one receipt', async () => {
  const { id, browser } = await api.member();
  const started = await order(browser);
  const { payment_id } = bodyOf(started);
  const pending = {
    payment_id,
    credits: 15,
    amount: price,
    currency: 'EUR',
    status: 'pending',
    package: 'o15',
    method: 'card',
    country: 'NL',
    code: null,
    discount_gone: false,
    created: '2026-03-02T12:00:00.000Z',
    checkout_url: `http://localhost:3002/checkout/sb_${payment_id}`,
    refunded: 0,
    charged_back: 0,
    withdraw_until: null,
  };
  expect([started.status, started.body]).toEqual([201, pending]);
  await setSandbox(api, payment_id, { status: 'paid' });
  expect((await notify(api, payment_id)).status).toBe(200);
  const withdraw_until = '2026-03-16T22:59:59.000Z';
  const completed = { ...pending, status: 'completed', checkout_url: null, withdraw_until };
  expect((await browser.get('/api/payment.php', { query: { id: payment_id } })).body).toEqual(completed);
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment_id } });
  const { entries, receipts, payments, next_cursor } = body as Record<string, object[]>;
  expect({
    entries: entries?.map((entry) => ({ ...entry, id: '' })),
    receipts,
    payments,
    next_cursor,
  }).toEqual({
    entries: [
      {
        id: '',
        kind: 'purchase',
        credits: 15,
        balance: 15,
        payment_id,
        about: null,
        created: '2026-03-02T12:00:00.000Z',
      },
    ],
    payments: [completed],
    receipts: [
      {
        number: 'OAKMERE-TEST-2026-000001',
        issued: '2026-03-02T12:00:00.000Z',
        payment_id,
        seller: {
          name: 'Oakmere Test Ltd',
          address: '1 Sample Lane',
          city: 'London',
          country: 'GB',
          register: null,
          vat_number: null,
          brand: 'Oakmere',
        },
        credits: 15,
        amount: price,
        currency: 'EUR',
        vat_rate: 21,
        vat_amount: 260,
        country: 'NL',
        method: 'card',
        discount_code: null,
        express_request: '2026-03-02T12:00:00.000Z',
        statement: 'OAKMERE',
        refund_days: 14,
        mandate_reference: null,
        refunds: [],
      },
    ],
    next_cursor: null,
  });
  expect(await eventsOf(id)).toEqual([
    { type: 'credits', data: { credits: 15, paid_user: true } },
    { type: 'payment', data: { payment_id, status: 'completed' } },
  ]);
});

test('each seller numbers its receipts separately, and starts again each year', async () => {
  const sellers = [
    ['oak', new Date('2026-12-31T23:59:59Z')],
    ['oak-and-sons', new Date('2026-06-01T12:00:00Z')],
    ['oakland', new Date('2026-06-01T12:00:00Z')],
    ['oak', new Date('2027-01-01T00:00:00Z')],
    ['oak', new Date('2027-01-02T00:00:00Z')],
  ] as const;
  await api.db.insertInto('receipt_series').values({ name: 'OAK-2026', last: 41 }).execute();
  const numbers: string[] = [];
  for (const [seller, issued] of sellers) numbers.push(await takeReceiptNumber(api.db, seller, issued));
  expect(numbers).toEqual([
    'OAK-2026-000042',
    'OAK-AND-SONS-2026-000001',
    'OAKLAND-2026-000001',
    'OAK-2027-000001',
    'OAK-2027-000002',
  ]);
});

test('two brands of one seller share one series of receipt numbers', async () => {
  const own = await startApi();
  const oak = await own.member();
  const elm = await own.member({
    host: elmfordHost,
    account: { pool: 'elm', brand: 'elmford' },
    profile: { pool: 'elm' },
  });
  for (const { browser } of [oak, elm, elm, oak]) await payFor(own, await order(browser));
  const receipts = await own.db
    .selectFrom('payment')
    .select(['account_id', 'brand', 'seller', 'receipt_number'])
    .orderBy('receipt_number')
    .execute();
  await own.close();
  const seller = 'oakmere-test';
  expect(receipts).toEqual([
    { account_id: oak.id, brand: 'oakmere', seller, receipt_number: 'OAKMERE-TEST-2026-000001' },
    { account_id: elm.id, brand: 'elmford', seller, receipt_number: 'OAKMERE-TEST-2026-000002' },
    { account_id: elm.id, brand: 'elmford', seller, receipt_number: 'OAKMERE-TEST-2026-000003' },
    { account_id: oak.id, brand: 'oakmere', seller, receipt_number: 'OAKMERE-TEST-2026-000004' },
  ]);
});

test('the return page queries the provider, so a lost webhook costs nothing', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const status = async () =>
    bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status;
  expect(await status()).toBe('pending');
  await setSandbox(api, payment_id, { status: 'paid' });
  expect(await status()).toBe('completed');
  expect((await accountOf(api, id)).credits).toBe(15);
});

test.each([
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
] as const)('a %s payment grants nothing, and open pages learn of it', async (said, status) => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: said });
  await notify(api, payment_id);
  const shown = bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } }));
  expect([shown.status, shown.checkout_url]).toEqual([status, null]);
  expect(await accountOf(api, id)).toEqual({ credits: 0, debt: 0, paid_user: false, ledger: [] });
  expect(await eventsOf(id)).toEqual([{ type: 'payment', data: { payment_id, status } }]);
});

test.each([
  ['a wrong amount', { amount: price - 1 }, [409, 'amount_changed']],
  ['an amount of zero', { amount: 0 }, [409, 'amount_changed']],
  ['a wrong currency', { currency: 'GBP' }, [409, 'amount_changed']],
  ['an unknown package', { package: 'o1000' }, [422, 'package_unknown']],
  ['a package of another country', { package: 'o40', country: 'GB' }, [422, 'package_unknown']],
  ['a method of another country', { method: 'ideal', country: 'DE' }, [422, 'method_not_offered']],
  ['a method the brand does not offer', { method: 'twint' }, [422, 'method_not_offered']],
  ['a retired method', { method: 'giropay', country: 'DE' }, [422, 'method_not_offered']],
  ['an unknown method', { method: 'seashells' }, [422, 'method_not_offered']],
  ['a country outside the brand’s', { country: 'SE' }, [422, 'invalid_fields']],
  ['a negative amount', { amount: -1500 }, [422, 'invalid_fields']],
  ['a fractional amount', { amount: 1500.5 }, [422, 'invalid_fields']],
  ['a string as amount', { amount: '1500' }, [422, 'invalid_fields']],
  ['a credits field', { credits: 9999 }, [422, 'invalid_fields']],
  ['a status field', { status: 'completed' }, [422, 'invalid_fields']],
  ['an unknown discount code', { code: 'NOSUCHCODE' }, [404, 'code_not_found']],
  ['a blank discount code', { code: '   ' }, [404, 'code_not_found']],
] as const)('an order with %s is refused and stores no payment', async (_, changes, refused) => {
  const { id, browser } = await api.member();
  expect(statusAndCode(await order(browser, changes))).toEqual(refused);
  const payments = await api.db.selectFrom('payment').select('id').where('account_id', '=', id).execute();
  expect(payments).toEqual([]);
});

test('an order with a wrong amount is refused with the right one', async () => {
  const { browser } = await api.member();
  const { body } = await order(browser, { amount: 1 });
  expect((body as { data: object }).data).toEqual({ amount: price, currency: 'EUR' });
});

test('only a logged-in member can order, and only the buyer can see the payment', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const visitor = api.visitor();
  expect((await order(visitor)).body).toBe('authentication_required');
  const stranger = await api.member();
  const elsewhere = await api.member({ host: elmfordHost, account: { pool: 'elm', brand: 'elmford' } });
  for (const { browser: other } of [stranger, elsewhere]) {
    const seen = [
      await other.get('/api/payment.php', { query: { id: payment_id } }),
      await other.get('/api/transactions.php', { query: { id: payment_id } }),
    ];
    expect(seen.map(statusAndCode)).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  }
  const odd = await browser.get('/api/payment.php', { query: { id: 'sb_none' } });
  expect(statusAndCode(odd)).toEqual([404, 'not_found']);
});

test('one idempotency key makes one payment, repeated or in parallel', async () => {
  const { id, browser } = await api.member();
  const answers = [await order(browser, {}, 'key-1')];
  answers.push(...(await Promise.all(Array.from({ length: 5 }, () => order(browser, {}, 'key-1')))));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(statusAndCode(await order(browser, { method: 'paypal' }, 'key-1'))).toEqual([
    409,
    'idempotency_key_reused',
  ]);
  const payments = await api.db.selectFrom('payment').select('id').where('account_id', '=', id).execute();
  expect(payments.length).toBe(1);
  const made = await api.db
    .selectFrom('sandbox_payment')
    .select('id')
    .where('id', '=', `sb_${payments[0]?.id}`)
    .execute();
  expect(made.length).toBe(1);
});

test('six parallel orders with one idempotency key and a discount code make one payment', async () => {
  const { id, browser } = await api.member();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => order(browser, { code: 'TIMEBONUS25', amount: 1125 }, 'key-2')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const payments = await api.db
    .selectFrom('payment')
    .select(['discount_code'])
    .where('account_id', '=', id)
    .execute();
  expect(payments).toEqual([{ discount_code: 'TIMEBONUS25' }]);
});

test('the spend limit counts payments of the last 30 days', async () => {
  const { id, browser } = await api.member({ account: { spend_limit: 2 * price } });
  await payFor(api, await order(browser));
  await payFor(api, await order(browser));
  const refused = await order(browser);
  expect([statusAndCode(refused), (refused.body as { data: object }).data]).toEqual([
    [403, 'spend_limit_reached'],
    { amount: 0, currency: 'EUR' },
  ]);
  const longAgo = new Date(api.clock.now().getTime() - 30 * 24 * 3600 * 1000);
  await api.db.updateTable('payment').set({ completed_at: longAgo }).where('account_id', '=', id).execute();
  expect((await order(browser)).status).toBe(201);
});

test('the spend limit counts open orders until they end unpaid', async () => {
  const { browser } = await api.member({ account: { spend_limit: 2 * price } });
  const key = 'within-the-limit';
  const first = bodyOf(await order(browser)).payment_id;
  const second = await order(browser, {}, key);
  expect([second.status, statusAndCode(await order(browser))]).toEqual([201, [403, 'spend_limit_reached']]);
  expect((await order(browser, {}, key)).status).toBe(201);
  await setSandbox(api, first, { status: 'canceled' });
  await notify(api, first);
  expect([(await order(browser)).status, statusAndCode(await order(browser))]).toEqual([
    201,
    [403, 'spend_limit_reached'],
  ]);
});

test('a newer order with the same code replaces the open one within the spend limit', async () => {
  const { browser } = await api.member({ account: { spend_limit: price } });
  const reduced = { code: 'WELCOME25', amount: 1125 };
  expect([(await order(browser, reduced)).status, (await order(browser, reduced)).status]).toEqual([
    201, 201,
  ]);
});

test('transactions are paged with every entry and payment once', async () => {
  const { id, browser } = await api.member({ account: { paid_user: true } });
  const at = api.clock.now();
  const rows = Array.from({ length: 120 }, (_, index) => ({
    account_id: id,
    kind: 'message',
    ref: `page-${index}`,
    amount: -1,
    balance_after: 120 - index,
    created_at: at,
  }));
  await api.db.insertInto('ledger').values(rows).execute();
  const bought: string[] = [];
  for (let index = 0; index < 3; index += 1) bought.push(await payFor(api, await order(browser)));
  const entries: string[] = [];
  const payments: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const query: Record<string, string> = cursor ? { cursor } : {};
    const { body } = await browser.get('/api/transactions.php', { query });
    const page = body as {
      entries: { id: string }[];
      payments: { payment_id: string }[];
      next_cursor: string | null;
    };
    entries.push(...page.entries.map((entry) => entry.id));
    payments.push(...page.payments.map((payment) => payment.payment_id));
    cursor = page.next_cursor;
    pages += 1;
  } while (cursor);
  expect([pages, entries.length, new Set(entries).size]).toEqual([3, 123, 123]);
  expect(payments.toSorted()).toEqual(bought.toSorted());
  const odd = await browser.get('/api/transactions.php', { query: { cursor: 'x~y~z' } });
  expect(statusAndCode(odd)).toEqual([422, 'invalid_fields']);
});

test('the eleventh order returns 429', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  try {
    const { browser } = await limited.member();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await order(browser, { amount: 1 })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
  } finally {
    await limited.close();
  }
});

test('the webhook accepts JSON and form bodies, and rejects everything else', async () => {
  const visitor = api.visitor();
  expect((await visitor.post('/api/payment-webhook.php', { id: 'sb_unknown', status: 'paid' })).status).toBe(
    200,
  );
  expect((await webhook(api, 'tr_unknown')).status).toBe(200);
  const send = (body: string, type: string) =>
    visitor.send(
      new Request(`http://${visitor.host}/api/payment-webhook.php`, {
        method: 'POST',
        headers: { host: visitor.host, 'content-type': type },
        body,
      }),
    );
  const form = 'application/x-www-form-urlencoded';
  expect([
    statusAndCode(await send('id=', form)),
    statusAndCode(await send('', form)),
    statusAndCode(await send('id=%FF', form)),
    statusAndCode(await send('id=a%00b', form)),
    statusAndCode(await send(`id=${'x'.repeat(201)}`, form)),
    statusAndCode(await send(`id=${'x'.repeat(70_000)}`, form)),
    statusAndCode(await send('id=1', 'text/plain')),
    statusAndCode(await send('{"id":', 'application/json')),
  ]).toEqual([
    [422, 'invalid_fields'],
    [422, 'invalid_fields'],
    [400, 'bad_request'],
    [400, 'bad_request'],
    [422, 'invalid_fields'],
    [413, 'payload_too_large'],
    [415, 'unsupported_type'],
    [400, 'bad_request'],
  ]);
});
