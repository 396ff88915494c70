import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';
import { accountOf, notify, order, payFor, price, setSandbox } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const refund = (...args: string[]) => refundCommand(api.application.services, args);

async function buyer(spent = 0) {
  const member = await api.member({ account: { free_conversations_used: 99 } });
  const payment = await payFor(api, await order(member.browser));
  const partner = await api.member();
  for (let sent = 0; sent < spent; sent += 1) await send(member.browser, partner.id, `message ${sent}`);
  return { ...member, payment };
}

const refundsOf = (payment: string) =>
  api.db
    .selectFrom('payment_refund')
    .select(['kind', 'status', 'amount', 'credits', 'reason'])
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .orderBy('amount')
    .execute();

test('a partial refund takes its share of the credits, and the rest can be refunded later', async () => {
  const { id, payment } = await buyer();
  const dry = await refund(payment, '--amount', '5.00', '--reason', 'goodwill', '--dry-run');
  expect([dry, await refundsOf(payment)]).toEqual([
    `5.00 EUR of ${payment} would be refunded, and up to 5 credits deducted.`,
    [],
  ]);
  const part = await refund(payment, '--amount', '5.00', '--reason', 'goodwill');
  await notify(api, payment);
  const whole = await refund(payment, '--reason', 'asked for it');
  await notify(api, payment);
  const number = (count: number) => `OAKMERE-TEST-2026-CN-${String(count).padStart(6, '0')}`;
  expect([part, whole]).toEqual([
    `${number(1)}: 5.00 EUR of ${payment}, 5 credits deducted, the provider has it.`,
    `${number(2)}: 10.00 EUR of ${payment}, 10 credits deducted, the provider has it.`,
  ]);
  expect(await accountOf(api, id)).toMatchObject({
    credits: 0,
    debt: 0,
    ledger: [
      ['purchase', 15, 15],
      ['refund', -5, 10],
      ['refund', -10, 0],
    ],
  });
  expect(await refundsOf(payment)).toEqual([
    { kind: 'refund', status: 'sent', amount: 500, credits: 5, reason: 'goodwill' },
    { kind: 'refund', status: 'sent', amount: 1000, credits: 10, reason: 'asked for it' },
  ]);
});

test('spent credits are forgiven by a refund, and become a debt after a chargeback', async () => {
  const given = await buyer(12);
  await refund(given.payment, '--reason', 'goodwill');
  const taken = await buyer(12);
  await setSandbox(api, taken.payment, { charged_back: price });
  await notify(api, taken.payment);
  const standing = async ({ id }: { id: string }) => {
    const { credits, debt } = await accountOf(api, id);
    return { credits, debt };
  };
  expect([await standing(given), await standing(taken)]).toEqual([
    { credits: 0, debt: 0 },
    { credits: 0, debt: 12 },
  ]);
});

test('a partial refund takes whole credits only, so that the remaining money can be withdrawn', async () => {
  const { id, browser, payment } = await buyer();
  await refund(payment, '--amount', '14.99', '--reason', 'goodwill');
  const withdraw = (body: object) => browser.post('/api/withdrawal.php', { payment_id: payment, ...body });
  const shown = await withdraw({});
  const confirmed = await withdraw({ confirm: 1 });
  expect([shown.status, shown.body]).toMatchObject([
    200,
    { credits: 1, used: 0, unused: 1, paid: 1, amount: 1 },
  ]);
  expect([
    confirmed.status,
    (await accountOf(api, id)).ledger.map(([kind, amount]) => [kind, amount]),
  ]).toEqual([
    200,
    [
      ['purchase', 15],
      ['refund', -14],
      ['withdrawal', -1],
    ],
  ]);
});

test('money already refunded at the provider is not refunded again', async () => {
  const { id, browser, payment } = await buyer();
  await setSandbox(api, payment, { refunded: 500 });
  expect(await refund(payment, '--reason', 'goodwill')).toMatch(
    /: 10\.00 EUR of .*, 10 credits deducted, the provider has it\.$/,
  );
  const other = await payFor(api, await order(browser));
  await setSandbox(api, other, { refunded: 500 });
  const withdrawn = await browser.post('/api/withdrawal.php', { payment_id: other, confirm: 1000 });
  expect([withdrawn.status, await refundsOf(other)]).toMatchObject([
    200,
    [
      { kind: 'withdrawal', status: 'sent', amount: 1000, credits: 10 },
      { kind: 'refund', status: 'sent', amount: 500, credits: 5 },
    ],
  ]);
  expect(await accountOf(api, id)).toMatchObject({ credits: 0, debt: 0 });
});

test('a payment shows what was refunded, and apart from it what the bank took back', async () => {
  const { browser, payment } = await buyer();
  await refund(payment, '--amount', '5.00', '--reason', 'goodwill');
  await setSandbox(api, payment, { charged_back: 1000 });
  await notify(api, payment);
  const { body } = await browser.get('/api/payment.php', { query: { id: payment } });
  expect(body).toMatchObject({
    status: 'completed',
    amount: price,
    refunded: 500,
    charged_back: 1000,
    withdraw_until: null,
  });
});

test('a chargeback after a full refund makes the refunded money a debt, once', async () => {
  const { id, payment } = await buyer(12);
  await refund(payment, '--reason', 'goodwill');
  await setSandbox(api, payment, { charged_back: price });
  await notify(api, payment);
  await notify(api, payment);
  expect(await refundsOf(payment)).toEqual([
    { kind: 'refund', status: 'sent', amount: price, credits: 3, reason: 'goodwill' },
    { kind: 'chargeback', status: 'sent', amount: price, credits: 15, reason: null },
  ]);
  expect(await accountOf(api, id)).toMatchObject({ credits: 0, debt: 15 });
  await expect(refund(payment, '--reason', 'again')).rejects.toThrow('0.00 EUR of');
});

test('a refund at the provider after a full chargeback takes its credits once more, from a later purchase', async () => {
  const { id, browser, payment } = await buyer(12);
  await setSandbox(api, payment, { charged_back: price });
  await notify(api, payment);
  await payFor(api, await order(browser, { package: 'o40', amount: 3200 }));
  api.clock.pass(1);
  await setSandbox(api, payment, { refunded: price });
  await notify(api, payment);
  await notify(api, payment);
  const { credits, debt } = await accountOf(api, id);
  expect([
    credits,
    debt,
    (await refundsOf(payment)).map(({ kind, credits: taken }) => [kind, taken]),
  ]).toEqual([
    13,
    0,
    [
      ['chargeback', 15],
      ['refund', 15],
    ],
  ]);
});

test('a refund at the provider and a chargeback reported at once are booked as if reported in turn', async () => {
  const { id, payment } = await buyer(12);
  await setSandbox(api, payment, { refunded: price, charged_back: price });
  await notify(api, payment);
  await notify(api, payment);
  expect(await refundsOf(payment)).toEqual([
    { kind: 'refund', status: 'sent', amount: price, credits: 3, reason: null },
    { kind: 'chargeback', status: 'sent', amount: price, credits: 15, reason: null },
  ]);
  expect(await accountOf(api, id)).toMatchObject({ credits: 0, debt: 15 });
});

test('of a refund after a partial chargeback, only the money returned twice is owed', async () => {
  const { id, payment } = await buyer(15);
  await setSandbox(api, payment, { charged_back: price - 100 });
  await notify(api, payment);
  api.clock.pass(1);
  await setSandbox(api, payment, { refunded: price });
  await notify(api, payment);
  expect((await refundsOf(payment)).map(({ kind, credits }) => [kind, credits])).toEqual([
    ['chargeback', 14],
    ['refund', 14],
  ]);
  expect(await accountOf(api, id)).toMatchObject({ credits: 0, debt: 28 });
});

test('a chargeback during an open refund reduces the refund', async () => {
  const { id, browser, payment } = await buyer();
  await setSandbox(api, payment, { status: 'pending' });
  await refund(payment, '--amount', '10.00', '--reason', 'goodwill');
  await api.db.updateTable('payment_refund').set({ status: 'open', next_try_at: api.clock.now() }).execute();
  await setSandbox(api, payment, { status: 'paid', charged_back: 1200 });
  await notify(api, payment);
  expect(await refundsOf(payment)).toEqual([
    { kind: 'refund', status: 'open', amount: 300, credits: 10, reason: 'goodwill' },
    { kind: 'chargeback', status: 'sent', amount: 1200, credits: 5, reason: null },
  ]);
  const { reversed_amount, charged_back_amount } = await api.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
  expect([reversed_amount, charged_back_amount, (await accountOf(api, id)).credits]).toEqual([1500, 1200, 0]);
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment } });
  const [receipt] = (body as { receipts: { vat_amount: number; refunds: { vat_amount: number }[] }[] })
    .receipts;
  const vat = receipt?.refunds.map(({ vat_amount }) => vat_amount);
  expect([receipt?.vat_amount, vat?.toSorted((one, other) => one - other)]).toEqual([260, [52, 208]]);
});

test('a refund that the provider refuses is listed until it is paid by hand', async () => {
  const { payment } = await buyer();
  await setSandbox(api, payment, { status: 'pending' });
  await api.db.updateTable('payment_refund').set({ status: 'sent', next_try_at: null }).execute();
  const output = await refund(payment, '--amount', '2.50', '--reason', 'goodwill');
  const number = output.slice(0, output.indexOf(':'));
  expect(output).toBe(`${number}: 2.50 EUR of ${payment}, 2 credits deducted, to be paid by hand.`);
  expect(await refund('list')).toBe(`${number}  by hand  2.50 EUR  card  ${payment}  2026-03-02`);
  expect(await refund('done', number.toLowerCase())).toBe(`${number} is paid.`);
  expect(await refund('list')).toBe('Nothing has to be paid back.');
  await expect(refund('done', number)).rejects.toThrow(`${number} does not have to be paid by hand.`);
});

test('a refund that fails after the provider accepted it is listed until it is paid by hand', async () => {
  const { payment, id } = await buyer();
  await api.db.updateTable('payment_refund').set({ status: 'sent', next_try_at: null }).execute();
  const output = await refund(payment, '--amount', '2.50', '--reason', 'goodwill');
  const number = output.slice(0, output.indexOf(':'));
  await notify(api, payment);
  expect(await refund('list')).toBe('Nothing has to be paid back.');
  const { credits } = await accountOf(api, id);

  await setSandbox(api, payment, { refunded: 0, refund_keys: [] });
  await notify(api, payment);
  expect(await refund('list')).toBe(`${number}  by hand  2.50 EUR  card  ${payment}  2026-03-02`);
  expect(await refundsOf(payment)).toEqual([
    { kind: 'refund', status: 'transfer', amount: 250, credits: 2, reason: 'goodwill' },
  ]);
  expect((await accountOf(api, id)).credits).toBe(credits);

  await refund('done', number);
  await notify(api, payment);
  expect(await refund('list')).toBe('Nothing has to be paid back.');
});

test.each([
  [['--reason', 'x'], /^usage: refund/],
  [['PAYMENT'], /^usage: refund/],
  [['PAYMENT', '--reason', ' '], /^usage: refund/],
  [['OAKMERE-TEST-2026-999999', '--reason', 'x'], /^There is no payment/],
  [['PAYMENT', '--amount', '15.01', '--reason', 'x'], /^15\.00 EUR of .* can be refunded/],
  [['PAYMENT', '--amount', '0', '--reason', 'x'], /^15\.00 EUR of .* can be refunded/],
  [['PAYMENT', '--amount', '1,50', '--reason', 'x'], /^1,50 is no amount/],
  [['PAYMENT', '--amount', '1.505', '--reason', 'x'], /^1\.505 is no amount/],
])('%j is refused and changes nothing', async (args, message) => {
  const { payment } = await buyer();
  await expect(refund(...args.map((arg) => (arg === 'PAYMENT' ? payment : arg)))).rejects.toThrow(message);
  expect(await refundsOf(payment)).toEqual([]);
});
