import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDriftedAccounts } from '../../src/credits/drift';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { engine, startApi, type TestApi } from '../support/api';
import { send } from '../support/send-message';
import { accountOf, notify, order, payFor, price, setSandbox } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const onPostgres = test.runIf(engine === 'postgres');
const rounds = 10;

async function buyer() {
  const member = await api.member({ account: { free_conversations_used: 99 } });
  const payment_id = await payFor(api, await order(member.browser));
  return { ...member, payment_id };
}

const refundsOf = (payment_id: string) =>
  api.db
    .selectFrom('payment_refund')
    .select(['kind', 'amount', 'status'])
    .where('payment_id', '=', payment_id)
    .execute();
const drifted = () => countDriftedAccounts(api.db);

onPostgres('of twenty confirmations at once one pays back, and all are answered the same', async () => {
  const { id, browser, payment_id } = await buyer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.post('/api/withdrawal.php', { payment_id, confirm: price })),
  );
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const { refunded } = await api.db
    .selectFrom('sandbox_payment')
    .select('refunded')
    .where('id', '=', `sb_${payment_id}`)
    .executeTakeFirstOrThrow();
  expect([await refundsOf(payment_id), refunded, await accountOf(api, id), await drifted()]).toEqual([
    [{ kind: 'withdrawal', amount: price, status: 'sent' }],
    price,
    {
      credits: 0,
      debt: 0,
      paid_user: true,
      ledger: [
        ['purchase', 15, 15],
        ['withdrawal', -15, 0],
      ],
    },
    0,
  ]);
});

onPostgres('a withdrawal that races messages pays back what none of them took', async () => {
  const partner = await api.member();
  const outcomes: boolean[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, browser, payment_id } = await buyer();
    const [withdrawn, ...sent] = await Promise.all([
      browser.post('/api/withdrawal.php', { payment_id, confirm: price }),
      ...Array.from({ length: 3 }, (_, index) => send(browser, partner.id, `${round} ${index}`)),
    ]);
    const paidSends = sent.filter(({ status }) => status === 200).length;
    const { credits, debt } = await accountOf(api, id);
    const backed = (await refundsOf(payment_id)).reduce((sum, { amount }) => sum + amount, 0);
    outcomes.push(
      withdrawn?.status === 200
        ? credits === 0 && debt === 0 && paidSends === 0 && backed === price
        : withdrawn?.status === 409 && credits === 15 - paidSends && debt === 0 && backed === 0,
    );
  }
  expect([outcomes, await drifted()]).toEqual([outcomes.map(() => true), 0]);
});

onPostgres('a refund that races a chargeback leaves one of the two orders, whole', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, payment_id } = await buyer();
    await setSandbox(api, payment_id, { charged_back: price });
    await Promise.allSettled([
      refundCommand(api.application.services, [payment_id, '--reason', 'goodwill']),
      notify(api, payment_id),
      notify(api, payment_id),
    ]);
    await notify(api, payment_id);
    const { credits, debt, ledger } = await accountOf(api, id);
    const { charged_back_amount } = await api.db
      .selectFrom('payment')
      .select('charged_back_amount')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    const taken = ledger.filter(([, amount]) => Number(amount) < 0);
    expect([credits, debt, taken.length, charged_back_amount]).toEqual([0, 0, 1, price]);
  }
  expect(await drifted()).toBe(0);
});

onPostgres('an order that races a lower limit is within one of the two', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, browser } = await api.member({ account: { spend_limit: 3 * price } });
    const [lowered, ...orders] = await Promise.all([
      browser.put('/api/user.php', { spend_limit: price }),
      ...Array.from({ length: 4 }, () => order(browser)),
    ]);
    const made = orders.filter(({ status }) => status === 201).length;
    expect([lowered?.status, made >= 1, made <= 3]).toEqual([200, true, true]);
    const stored = await api.db
      .selectFrom('account')
      .select('spend_limit')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([stored.spend_limit, (await order(browser)).status]).toEqual([price, 403]);
  }
});
