import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextCheck } from '../../src/payments/checkout/check-schedule';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import { accountOf, bodyOf, order, reducedPrice, setSandbox } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const minute = 60;
const hour = 3600;

async function dueOf(paymentId: string): Promise<string | null> {
  const { next_check_at } = await api.db
    .selectFrom('payment')
    .select('next_check_at')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return next_check_at?.toISOString() ?? null;
}

const check = () => finish(api, reconcilePayments);

test('an open payment is looked up after 1, 5 and 15 minutes, then hourly for 14 days', () => {
  const created = new Date('2026-03-02T12:00:00Z');
  const offsets: number[] = [];
  let now = created;
  for (let next = nextCheck(created, now); next; next = nextCheck(created, now)) {
    offsets.push((next.getTime() - created.getTime()) / 1000);
    now = next;
  }
  const hours = Array.from({ length: 14 * 24 }, (_, index) => (index + 1) * hour);
  expect(offsets).toEqual([minute, 5 * minute, 15 * minute, ...hours]);
});

test('a lost webhook is found by the next check, and credited once', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const first = await dueOf(payment_id);
  api.clock.pass(minute);
  await check();
  const second = await dueOf(payment_id);
  await setSandbox(api, payment_id, { status: 'paid' });
  api.clock.pass(4 * minute);
  await check();
  expect([first, second, await dueOf(payment_id)]).toEqual([
    '2026-03-02T12:01:00.000Z',
    '2026-03-02T12:05:00.000Z',
    null,
  ]);
  await check();
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
});

test('checks that meet plan one next check', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const due = api.clock.now().getTime() + minute * 1000;
  api.clock.pass(minute);
  await Promise.all([check(), check(), check()]);
  expect(await dueOf(payment_id)).toBe(new Date(due + 4 * minute * 1000).toISOString());
});

test('no payment is asked about before its time, and each of many in its turn', async () => {
  const { browser } = await api.member();
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) ids.push(bodyOf(await order(browser)).payment_id);
  for (const id of ids) await setSandbox(api, id, { status: 'paid' });
  const statuses = async () => {
    const rows = await api.db.selectFrom('payment').select('status').where('id', 'in', ids).execute();
    return rows.map(({ status }) => status);
  };
  api.clock.pass(minute - 1);
  await finish(api, reconcilePayments, 1);
  expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  api.clock.pass(1);
  await finish(api, reconcilePayments, 1);
  expect(await statuses()).toEqual(['completed', 'completed', 'completed']);
});

test('an order that broke off before the provider knew of it is cancelled after half an hour, and holds no code', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser, { code: 'TIMEBONUS25', amount: reducedPrice }));
  await api.db.updateTable('payment').set({ provider_id: null }).where('id', '=', payment_id).execute();
  const statuses: string[] = [];
  for (const seconds of [minute, 4 * minute, 10 * minute, 45 * minute]) {
    api.clock.pass(seconds);
    await check();
    const { status } = await api.db
      .selectFrom('payment')
      .select('status')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    statuses.push(status);
  }
  expect(statuses).toEqual(['pending', 'pending', 'pending', 'cancelled']);
  const held = await api.db
    .selectFrom('discount_redemption')
    .select('payment_id')
    .where('account_id', '=', id)
    .execute();
  expect([held, (await accountOf(api, id)).ledger]).toEqual([[], []]);
});
