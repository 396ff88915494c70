import { providerStatuses } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '../../src/payments/checkout/settle-payment';
import { startApi, type TestApi } from '../support/api';
import { accountOf, bodyOf, notify, order, payFor, price, setSandbox, webhook } from './shop';
import { permutations, wrongOrders } from './status-orders';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const nothing = { credits: 0, debt: 0, paid_user: false, ledger: [] };
const bought = { credits: 15, debt: 0, paid_user: true, ledger: [['purchase', 15, 15]] };

test('a hundred parallel webhooks and return pages credit once and issue one receipt', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'paid' });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      index % 10 === 0
        ? browser.get('/api/payment.php', { query: { id: payment_id } })
        : notify(api, payment_id),
    ),
  );
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await accountOf(api, id)).toEqual(bought);
  const receipts = await api.db
    .selectFrom('payment')
    .select('receipt_number')
    .where('account_id', '=', id)
    .execute();
  expect(receipts).toEqual([{ receipt_number: 'OAKMERE-TEST-2026-000001' }]);
});

test('a webhook that claims a payment is paid changes nothing', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const forged = [
    await webhook(api, `sb_${payment_id}`, { status: 'paid', amount: '1' }),
    await webhook(api, payment_id, { status: 'paid' }),
    await webhook(api, 'sb_00000000-0000-4000-8000-000000000000', { status: 'paid' }),
    await webhook(api, "sb_' or '1'='1"),
  ];
  expect(forged.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 4 }, () => [200, {}]),
  );
  expect((await browser.get('/api/payment.php', { query: { id: payment_id, status: 'paid' } })).status).toBe(
    422,
  );
  const returned = await browser.get('/api/payment.php', { query: { id: payment_id } });
  expect([bodyOf(returned).status, await accountOf(api, id)]).toEqual(['pending', nothing]);
});

test.each([
  ['amount', { amount: price - 1 }],
  ['currency', { currency: 'GBP' }],
] as const)('a payment whose %s differs at the provider grants nothing', async (_, changes) => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'paid', ...changes });
  expect((await notify(api, payment_id)).status).toBe(200);
  expect(await accountOf(api, id)).toEqual(nothing);
});

test('another member’s payment at the provider grants nothing', async () => {
  const { id, browser } = await api.member();
  const mine = bodyOf(await order(browser)).payment_id;
  const { browser: other } = await api.member();
  const theirs = bodyOf(await order(other)).payment_id;
  await setSandbox(api, theirs, { status: 'paid' });
  await api.db.updateTable('payment').set({ provider_id: null }).where('id', '=', theirs).execute();
  await api.db
    .updateTable('payment')
    .set({ provider_id: `sb_${theirs}` })
    .where('id', '=', mine)
    .execute();
  expect((await notify(api, theirs)).status).toBe(200);
  expect(await accountOf(api, id)).toEqual(nothing);
});

test('in every 42nd of the 5,040 sequences of the seven statuses, paid wins and credits once', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const payment = { payment_id, account_id: id, amount: price, currency: 'EUR', credits: 15 };
  const orders = permutations(providerStatuses).filter((_, index) => index % 42 === 0);
  const wrong = await wrongOrders(api.application.services, payment, orders);
  expect([orders.length, wrong]).toEqual([120, []]);
});

test('a failed payment names its reason, which goes when it is paid after all', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const reasonAfter = async (changes: Parameters<typeof setSandbox>[2]) => {
    await setSandbox(api, payment_id, changes);
    await notify(api, payment_id);
    const { status, failure_reason } = bodyOf(
      await browser.get('/api/payment.php', { query: { id: payment_id } }),
    );
    return [status, failure_reason];
  };
  expect([
    await reasonAfter({ failure_reason: 'card_expired' }),
    await reasonAfter({ status: 'failed', failure_reason: 'card_expired' }),
    await reasonAfter({ status: 'paid', failure_reason: null }),
  ]).toEqual([
    ['pending', undefined],
    ['failed', 'card_expired'],
    ['completed', undefined],
  ]);
});

test('a failed payment without a reason names none', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'failed' });
  const payment = bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } }));
  expect([payment.status, 'failure_reason' in payment]).toEqual(['failed', false]);
});

test('a payment that is paid after it expired is credited once', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  for (const status of ['expired', 'paid', 'expired', 'failed', 'paid'] as const) {
    await setSandbox(api, payment_id, { status });
    await notify(api, payment_id);
  }
  expect(await accountOf(api, id)).toEqual(bought);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe(
    'completed',
  );
});

test('a chargeback of spent credits leaves a debt that blocks spending until it is paid', async () => {
  const { id, browser } = await api.member();
  const partner = await api.member();
  const payment_id = await payFor(api, await order(browser));
  const say = (text: string) => browser.post('/api/chat.php', { profile: partner.id, type: 'text', text });
  for (let sent = 0; sent < 12; sent += 1) expect((await say(`message ${sent}`)).status).toBe(200);
  const before = (await accountOf(api, id)).credits;
  await setSandbox(api, payment_id, { charged_back: price });
  await notify(api, payment_id);
  await notify(api, payment_id);
  const { ledger, ...account } = await accountOf(api, id);
  expect(account).toEqual({ credits: 0, debt: 15 - before, paid_user: true });
  expect(ledger.slice(-2)).toEqual([
    ['debt', 15 - before, 15],
    ['chargeback', -15, 0],
  ]);
  const refused = await say('one more');
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([403, 'spending_blocked']);

  await payFor(api, await order(browser));
  const after = await accountOf(api, id);
  expect([after.credits, after.debt]).toEqual([before, 0]);
  expect(after.ledger.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(after.credits);
  expect((await say('and on')).status).toBe(200);
});

test('partial refunds take back their share of the credits, and at most all of them', async () => {
  const { id, browser } = await api.member();
  const payment_id = await payFor(api, await order(browser));
  for (const refunded of [500, 500, 1000, 1500, 1600]) {
    await setSandbox(api, payment_id, { refunded });
    await notify(api, payment_id);
  }
  expect(await accountOf(api, id)).toEqual({
    credits: 0,
    debt: 0,
    paid_user: true,
    ledger: [
      ['purchase', 15, 15],
      ['refund', -5, 10],
      ['refund', -5, 5],
      ['refund', -5, 0],
    ],
  });
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment_id } });
  const { entries } = body as { entries: { kind: string; payment_id: string }[] };
  expect(entries.map((entry) => [entry.kind, entry.payment_id])).toEqual([
    ['refund', payment_id],
    ['refund', payment_id],
    ['refund', payment_id],
    ['purchase', payment_id],
  ]);
});

test('a settlement that is rolled back grants nothing, and the next one grants everything', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const { inTransaction } = api.application.services;
  const fetched = {
    status: 'paid',
    failureReason: null,
    amount: price,
    currency: 'EUR',
    paymentId: payment_id,
    refunded: 0,
    chargedBack: 0,
    wonBack: 0,
    refundKeys: [],
  } as const;
  const broken = inTransaction(async (scope) => {
    await settlePayment(scope, { id: payment_id }, fetched);
    throw new Error('the process dies here');
  });
  await expect(broken).rejects.toThrow('the process dies here');
  expect(await accountOf(api, id)).toEqual(nothing);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe('pending');
  await setSandbox(api, payment_id, { status: 'paid' });
  await notify(api, payment_id);
  expect(await accountOf(api, id)).toEqual(bought);
});
