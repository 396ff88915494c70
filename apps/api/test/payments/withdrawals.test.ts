import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { unusedOf } from '../../src/payments/withdrawals/unused-credits';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { finish } from '../support/finish';
import { send } from '../support/send-message';
import {
  accountOf,
  bodyOf,
  codeOf,
  notify,
  order,
  payFor,
  price,
  ScriptedProvider,
  setSandbox,
  statusAndCode,
} from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = 24 * 3600;
const withdraw = (browser: Browser, body: object) => browser.post('/api/withdrawal.php', body);
const sums = ({ body }: Answer) => {
  const { credits, used, unused, paid, amount, confirmed } = body as Record<string, unknown>;
  return { credits, used, unused, paid, amount, confirmed };
};

/** A member who bought the package and spent credits of it; the first messages are free. */
async function buyer(spent: number) {
  const email = `buyer${Math.random()}@oakmere.example`;
  const member = await api.member({ account: { email, email_key: email, free_conversations_used: 99 } });
  const payment_id = await payFor(api, await order(member.browser));
  const partner = await api.member();
  for (let sent = 0; sent < spent; sent += 1) await send(member.browser, partner.id, `message ${sent}`);
  return { ...member, email, payment_id };
}

async function receiptOf({ browser, payment_id }: { browser: Browser; payment_id: string }) {
  const { body } = await browser.get('/api/transactions.php', { query: { id: payment_id } });
  const { receipts } = body as { receipts: { number: string; refunds: object[] }[] };
  const [receipt] = receipts;
  if (!receipt) throw new Error('there is no receipt');
  return receipt;
}

const sandboxOf = (payment_id: string) =>
  api.db
    .selectFrom('sandbox_payment')
    .select('refunded')
    .where('id', '=', `sb_${payment_id}`)
    .executeTakeFirstOrThrow();

test('the first step shows the refund and changes nothing, the second refunds once', async () => {
  const member = await buyer(4);
  const { browser, id, payment_id } = member;
  const { number } = await receiptOf(member);
  const before = await accountOf(api, id);
  const shown = await withdraw(browser, { payment_id });
  expect([shown.status, shown.body]).toEqual([
    200,
    {
      order_number: number,
      brand: 'Oakmere',
      issued: api.clock.now().toISOString(),
      until: '2026-03-16T22:59:59.000Z',
      credits: 15,
      used: 4,
      unused: 11,
      removed: 11,
      paid: price,
      amount: 1100,
      currency: 'EUR',
      method: 'card',
      confirmed: null,
    },
  ]);
  expect(await accountOf(api, id)).toEqual(before);

  const first = await withdraw(browser, { payment_id, confirm: 1100, name: 'Rowan Oak' });
  expect([first.status, first.body]).toEqual([
    200,
    { ...(shown.body as object), confirmed: api.clock.now().toISOString() },
  ]);
  api.clock.pass(60);
  const again = await withdraw(browser, { payment_id, confirm: 1100 });
  const seen = await withdraw(browser, { payment_id });
  expect([again.body, seen.body]).toEqual([first.body, first.body]);
  expect(await sandboxOf(payment_id)).toEqual({ refunded: 1100 });
  await notify(api, payment_id);
  const { ledger, ...account } = await accountOf(api, id);
  expect([account, ledger.at(-1)]).toEqual([
    { credits: 0, debt: 0, paid_user: true },
    ['withdrawal', -11, 0],
  ]);
  const payment = (await browser.get('/api/payment.php', { query: { id: payment_id } })).body;
  expect(payment).toMatchObject({ refunded: 1100, withdraw_until: null, status: 'completed' });
  const year = new Date(api.clock.now()).getUTCFullYear();
  expect((await receiptOf(member)).refunds).toEqual([
    {
      number: `OAKMERE-TEST-${year}-CN-000001`,
      kind: 'withdrawal',
      amount: 1100,
      vat_amount: 191,
      created: (first.body as { confirmed: string }).confirmed,
    },
  ]);
});

test('receipt number and email work without a session, and every wrong pair gets the same 404', async () => {
  const member = await buyer(0);
  const other = await buyer(0);
  const { number } = await receiptOf(member);
  const visitor = api.visitor();
  const wrong = await Promise.all(
    [
      { order_number: number, email: other.email },
      { order_number: number, email: 'nobody@oakmere.example' },
      { order_number: 'OAKMERE-TEST-2026-999999', email: member.email },
      { order_number: member.payment_id, email: member.email },
      { order_number: "' or '1'='1", email: member.email },
    ].map((pair) => withdraw(visitor, pair)),
  );
  expect(wrong.map(statusAndCode)).toEqual(wrong.map(() => [404, 'not_found']));
  expect(new Set(wrong.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const named = { order_number: ` ${number.toLowerCase()} `, email: member.email.toUpperCase() };
  expect(sums(await withdraw(visitor, named))).toMatchObject({ unused: 15, amount: price, confirmed: null });
  const confirmed = await withdraw(visitor, { ...named, name: 'Rowan', confirm: price });
  expect(confirmed.status).toBe(200);
  expect(await accountOf(api, member.id)).toMatchObject({ credits: 0, debt: 0 });
  const strangers = [visitor, other.browser].map((browser) =>
    withdraw(browser, { payment_id: member.payment_id }),
  );
  expect((await Promise.all(strangers)).map(statusAndCode)).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});

test.each([
  [{}],
  [{ order_number: 'X' }],
  [{ email: 'a@oakmere.example' }],
  [{ payment_id: 'x', order_number: 'X', email: 'a@oakmere.example' }],
  [{ payment_id: '00000000-0000-4000-8000-000000000000', confirm: -1 }],
  [{ payment_id: '00000000-0000-4000-8000-000000000000', confirm: '5' }],
])('%j is refused', async (body) => {
  const { browser } = await api.member();
  expect(statusAndCode(await withdraw(browser, body))).toEqual([422, 'invalid_fields']);
});

test('confirming another amount returns the amount due and changes nothing', async () => {
  const { browser, id, payment_id } = await buyer(0);
  const before = await accountOf(api, id);
  const { status, body } = await withdraw(browser, { payment_id, confirm: price - 1 });
  expect([status, codeOf({ status, body } as Answer), (body as { data: object }).data]).toEqual([
    409,
    'amount_changed',
    { amount: price, currency: 'EUR' },
  ]);
  expect(await accountOf(api, id)).toEqual(before);
});

test('a withdrawal is possible until the end of the last day in the brand’s time zone', async () => {
  const { browser, payment_id } = await buyer(0);
  const bought = api.clock.now();
  const until = new Date(((await withdraw(browser, { payment_id })).body as { until: string }).until);
  const seconds = (until.getTime() - bought.getTime()) / 1000;
  api.clock.pass(seconds);
  expect((await withdraw(browser, { payment_id })).status).toBe(200);
  api.clock.pass(1);
  expect([
    Math.floor(seconds / day),
    statusAndCode(await withdraw(browser, { payment_id })),
    statusAndCode(await withdraw(browser, { payment_id, confirm: price })),
  ]).toEqual([14, [409, 'withdrawal_expired'], [409, 'withdrawal_expired']]);
});

test('an unpaid purchase is not found, and a charged-back one can no longer be withdrawn', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  expect(statusAndCode(await withdraw(browser, { payment_id }))).toEqual([404, 'not_found']);
  const member = await buyer(0);
  await setSandbox(api, member.payment_id, { charged_back: price });
  await notify(api, member.payment_id);
  expect(statusAndCode(await withdraw(member.browser, { payment_id: member.payment_id }))).toEqual([
    409,
    'withdrawal_expired',
  ]);
});

test('a fully used purchase can be withdrawn without a refund', async () => {
  const { browser, id, payment_id } = await buyer(15);
  const confirmed = await withdraw(browser, { payment_id, confirm: 0 });
  expect(sums(confirmed)).toEqual({
    credits: 15,
    used: 15,
    unused: 0,
    paid: price,
    amount: 0,
    confirmed: api.clock.now().toISOString(),
  });
  expect((await accountOf(api, id)).ledger.at(-1)?.[0]).toBe('message');
});

test('after a partial refund the withdrawal is calculated on the remainder', async () => {
  const { browser, payment_id } = await buyer(5);
  await setSandbox(api, payment_id, { refunded: 500 });
  await notify(api, payment_id);
  expect(sums(await withdraw(browser, { payment_id }))).toEqual({
    credits: 10,
    used: 5,
    unused: 5,
    paid: 1000,
    amount: 500,
    confirmed: null,
  });
});

test('a refused refund is left to be paid by hand, and one that failed temporarily is retried', async () => {
  const provider = new ScriptedProvider();
  const scripted = await startApi({ payments: [provider] });
  try {
    const { browser } = await scripted.member();
    const buy = async () => {
      const { payment_id } = bodyOf(await order(browser));
      provider.pay(payment_id);
      await browser.get('/api/payment.php', { query: { id: payment_id } });
      return payment_id;
    };
    const statusOf = async (payment_id: string) => {
      const { status } = await scripted.db
        .selectFrom('payment_refund')
        .select('status')
        .where('payment_id', '=', payment_id)
        .executeTakeFirstOrThrow();
      return status;
    };
    const refused = await buy();
    provider.refunds = 'refused';
    await withdraw(browser, { payment_id: refused, confirm: price });
    const late = await buy();
    provider.refunds = 'unavailable';
    const answer = await withdraw(browser, { payment_id: late, confirm: price });
    const open = await statusOf(late);
    provider.refunds = 'well';
    await finish(scripted, sendRefunds);
    const early = await statusOf(late);
    scripted.clock.pass(3601);
    await finish(scripted, sendRefunds);
    expect([answer.status, await statusOf(refused), open, early, await statusOf(late)]).toEqual([
      200,
      'transfer',
      'open',
      'open',
      'sent',
    ]);
    const forgotten = await buy();
    provider.refunds = 'lost';
    await withdraw(browser, { payment_id: forgotten, confirm: price });
    provider.refunds = 'well';
    scripted.clock.pass(3601);
    await finish(scripted, sendRefunds);
    expect(await statusOf(forgotten)).toBe('sent');
    const { rows } = await scripted.connection.run(
      `select count(*)::integer as refunds from payment_refund`,
      [],
    );
    expect([rows, provider.refunded]).toEqual([[{ refunds: 3 }], [price, price]]);
  } finally {
    await scripted.close();
  }
});

const bought = (ref: string, amount: number) => ({ kind: 'purchase', ref, amount });

test.each([
  ['of an older purchase that is spent', 'a', 50, [bought('a', 60), bought('b', 60)], 0],
  ['of the newest purchase', 'b', 50, [bought('a', 60), bought('b', 60)], 50],
  ['of an older purchase, which is spent first', 'a', 90, [bought('a', 60), bought('b', 60)], 30],
  [
    'of a purchase, whose credits are spent after those of the signup',
    'a',
    65,
    [{ kind: 'signup', ref: 's', amount: 10 }, bought('a', 60)],
    60,
  ],
  [
    'of a purchase before one that was charged back',
    'a',
    30,
    [bought('a', 60), bought('b', 60), { kind: 'chargeback', ref: 'b:2999', amount: -60 }],
    30,
  ],
  [
    'of a partly refunded purchase',
    'a',
    60,
    [bought('a', 60), { kind: 'refund', ref: 'a:1000', amount: -20 }],
    40,
  ],
  ['of an unknown purchase', 'c', 60, [bought('a', 60)], 0],
] as const)('unused credits %s', (_, payment, balance, rows, unused) => {
  expect(unusedOf(payment, balance, rows)).toBe(unused);
});
