import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSandboxApp } from '../../src/sandbox/sandbox-app';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { send } from '../support/send-message';
import { accountOf, notify, order, payFor, price, setSandbox } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function buyer(spent = 0) {
  const member = await api.member({ account: { free_conversations_used: 99 } });
  const payment = await payFor(api, await order(member.browser));
  const partner = await api.member();
  for (let sent = 0; sent < spent; sent += 1) await send(member.browser, partner.id, `message ${sent}`);
  const say = async () => (await send(member.browser, partner.id, 'One more')).status;
  return { ...member, payment, say };
}

const paymentOf = (id: string) =>
  api.db
    .selectFrom('payment')
    .select(['reversed_amount', 'charged_back_amount', 'won_back_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const blocked = async (id: string) => {
  const { directdebit_blocked_at } = await api.db
    .selectFrom('account')
    .select('directdebit_blocked_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return directdebit_blocked_at !== null;
};
const receiptOf = async (browser: Browser, id: string) => {
  const { body } = await browser.get('/api/transactions.php', { query: { id } });
  const { receipts } = body as {
    receipts: { amount: number; refunds: { kind: string; amount: number; vat_amount: number }[] }[];
  };
  return receipts.map(({ amount, refunds }) => [
    amount,
    refunds.map((refund) => [refund.kind, refund.amount, refund.vat_amount]),
  ]);
};
async function change(payment: string, changes: Parameters<typeof setSandbox>[2]) {
  await setSandbox(api, payment, changes);
  await notify(api, payment);
}
const moves = async (id: string) => (await accountOf(api, id)).ledger.map(([kind, amount]) => [kind, amount]);

test('a won chargeback returns the credits, pays the debt first, and lifts both blocks', async () => {
  const { id, browser, payment, say } = await buyer(12);
  await change(payment, { charged_back: price });
  const { credits, debt } = await accountOf(api, id);
  expect([credits, debt, await say(), await blocked(id), await receiptOf(browser, payment)]).toEqual([
    0,
    12,
    403,
    true,
    [[price, [['chargeback', price, 260]]]],
  ]);
  await change(payment, { won_back: price });
  await notify(api, payment);
  expect(await accountOf(api, id)).toMatchObject({
    credits: 3,
    debt: 0,
    ledger: [
      ['purchase', 15, 15],
      ...Array.from({ length: 12 }, (_, at) => ['message', -1, 14 - at]),
      ['debt', 12, 15],
      ['chargeback', -15, 0],
      ['chargeback', 15, 15],
      ['debt', -12, 3],
    ],
  });
  expect([
    await say(),
    await blocked(id),
    await paymentOf(payment),
    await receiptOf(browser, payment),
  ]).toEqual([
    200,
    false,
    { reversed_amount: 0, charged_back_amount: 0, won_back_amount: price },
    [[price, []]],
  ]);
});

test('a chargeback won in part returns its share, and a later one of the same amount counts again', async () => {
  const { id, browser, payment } = await buyer();
  await change(payment, { charged_back: price });
  await change(payment, { won_back: 500 });
  expect([await moves(id), await blocked(id), await receiptOf(browser, payment)]).toEqual([
    [
      ['purchase', 15],
      ['chargeback', -15],
      ['chargeback', 5],
    ],
    true,
    [[price, [['chargeback', 1000, 174]]]],
  ]);
  await change(payment, { won_back: price });
  await change(payment, { charged_back: 2 * price });
  expect([await moves(id), await blocked(id), await paymentOf(payment)]).toEqual([
    [
      ['purchase', 15],
      ['chargeback', -15],
      ['chargeback', 5],
      ['chargeback', 10],
      ['chargeback', -15],
    ],
    true,
    { reversed_amount: price, charged_back_amount: price, won_back_amount: price },
  ]);
});

test('a chargeback first reported once it was won leaves the books as they were', async () => {
  const { id, browser, payment } = await buyer(12);
  await change(payment, { charged_back: price, won_back: price });
  const { credits, debt } = await accountOf(api, id);
  expect([credits, debt, await blocked(id), await receiptOf(browser, payment)]).toEqual([
    3,
    0,
    false,
    [[price, []]],
  ]);
});

test('an outdated response after a won chargeback changes nothing', async () => {
  const { id, payment } = await buyer();
  await change(payment, { charged_back: price, won_back: price });
  const before = await accountOf(api, id);
  for (const changes of [{ charged_back: price, won_back: 0 }, { charged_back: 0 }])
    await change(payment, changes);
  expect([await accountOf(api, id), await paymentOf(payment)]).toEqual([
    before,
    { reversed_amount: 0, charged_back_amount: 0, won_back_amount: price },
  ]);
});

test('money that was refunded before the chargeback stays refunded when it is won', async () => {
  const { id, payment } = await buyer(12);
  await refundCommand(api.application.services, [payment, '--reason', 'goodwill']);
  await change(payment, { charged_back: price });
  const lost = await accountOf(api, id);
  await change(payment, { won_back: price });
  const { credits, debt } = await accountOf(api, id);
  expect([lost.debt, credits, debt, (await moves(id)).slice(-5), await paymentOf(payment)]).toEqual([
    15,
    0,
    0,
    [
      ['refund', -3],
      ['debt', 15],
      ['chargeback', -15],
      ['chargeback', 15],
      ['debt', -15],
    ],
    { reversed_amount: price, charged_back_amount: 0, won_back_amount: price },
  ]);
});

test.each([{ repaid: 0 }, { repaid: 40 }])(
  'money that was refunded after the chargeback is no debt once it is won ($repaid credits bought before)',
  async ({ repaid }) => {
    const { id, browser, payment } = await buyer(12);
    await change(payment, { charged_back: price });
    await change(payment, { refunded: price });
    const lost = await accountOf(api, id);
    if (repaid > 0) await payFor(api, await order(browser, { package: 'o40', amount: 3200 }));
    await change(payment, { won_back: price });
    await notify(api, payment);
    const { credits, debt } = await accountOf(api, id);
    expect([lost.debt, credits, debt, await paymentOf(payment)]).toEqual([
      27,
      repaid,
      0,
      { reversed_amount: price, charged_back_amount: 0, won_back_amount: price },
    ]);
  },
);

test('direct debit stays blocked while another payment is charged back', async () => {
  const { id, browser, payment } = await buyer();
  const other = await payFor(api, await order(browser));
  await change(payment, { charged_back: price });
  await change(other, { charged_back: price });
  await change(payment, { won_back: price });
  const before = await blocked(id);
  await change(other, { won_back: price });
  expect([before, await blocked(id)]).toEqual([true, false]);
});

test('a won chargeback can be withdrawn from again', async () => {
  const { browser, payment } = await buyer(5);
  await change(payment, { charged_back: price });
  await change(payment, { won_back: price });
  const { body } = await browser.post('/api/withdrawal.php', { payment_id: payment });
  expect(body).toMatchObject({ credits: 15, used: 5, unused: 10, paid: price, amount: 1000 });
});

test('the sandbox’s page charges a payment back and wins it, each with a webhook', async () => {
  const { payment } = await buyer();
  const path = `/checkout/sb_${payment}`;
  const sandbox = (outcome?: string) =>
    makeSandboxApp(api.application.services).request(path, {
      ...(outcome !== undefined && { method: 'POST', body: new URLSearchParams({ outcome }) }),
    });
  const offered = async () =>
    [...(await (await sandbox()).text()).matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value);
  const stored = async () => {
    const { rows } = await api.connection.run(
      `delete from pgboss.job where name = 'payments.sandbox-webhook' and data->>'id' = $1 returning name`,
      [`sb_${payment}`],
    );
    return rows.length;
  };
  const steps = [];
  for (const outcome of ['win', 'chargeback', 'win', 'win']) {
    const { status } = await sandbox(outcome);
    steps.push([outcome, status, await stored(), await offered()]);
  }
  expect(steps).toEqual([
    ['win', 303, 0, ['refund', 'chargeback']],
    ['chargeback', 303, 1, ['win']],
    ['win', 303, 1, ['refund', 'chargeback']],
    ['win', 303, 0, ['refund', 'chargeback']],
  ]);
});

test.runIf(engine === 'postgres')('of parallel webhooks of a won chargeback one books it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, payment } = await buyer();
    await change(payment, { charged_back: price });
    await setSandbox(api, payment, { won_back: price });
    await Promise.all(Array.from({ length: 8 }, () => notify(api, payment)));
    expect(await moves(id)).toEqual([
      ['purchase', 15],
      ['chargeback', -15],
      ['chargeback', 15],
    ]);
  }
});
