import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextCheck } from '../../src/payments/checkout/check-schedule';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import type { Payment } from '../../src/database/money-schema';
import { after } from '../../src/kernel/clock';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';
import {
  accountOf,
  bodyOf,
  notify,
  order,
  payFor,
  price,
  reducedPrice,
  ScriptedProvider,
  setSandbox,
} from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const minute = 60;
const hour = 3600;
const day = 24 * hour;

async function dueOf(paymentId: string): Promise<string | null> {
  const { next_check_at } = await api.db
    .selectFrom('payment')
    .select('next_check_at')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return next_check_at?.toISOString() ?? null;
}

const check = () => finish(api, reconcilePayments);

const created = new Date('2026-03-02T12:00:00Z');

/** The seconds after its end at which an unchanged payment is checked. */
function looks(payment: Pick<Payment, 'status' | 'completed_at'>): number[] {
  const offsets: number[] = [];
  let now = payment.completed_at ?? created;
  const next = () => nextCheck({ ...payment, created_at: created }, now);
  for (let at = next(); at; at = next()) {
    offsets.push((at.getTime() - (payment.completed_at ?? created).getTime()) / 1000);
    now = at;
  }
  return offsets;
}
const every = (seconds: number, count: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) * seconds);

test('an open payment is checked after 1, 5 and 15 minutes, then hourly for 14 days', () => {
  expect(looks({ status: 'pending', completed_at: null })).toEqual([
    minute,
    5 * minute,
    15 * minute,
    ...every(hour, 14 * 24),
  ]);
});

test('a completed payment is checked daily for 180 days, one that ended unpaid for 14', () => {
  const completed_at = new Date('2026-03-04T13:14:15Z');
  expect(looks({ status: 'completed', completed_at })).toEqual(every(day, 180));
  expect(looks({ status: 'failed', completed_at: null })).toEqual(every(day, 14));
  expect(looks({ status: 'cancelled', completed_at: null })).toEqual(every(day, 14));
});

test('a chargeback with a lost webhook is found by the daily check and booked once', async () => {
  const { id, browser } = await api.member();
  const payment_id = await payFor(api, await order(browser));
  const first = await dueOf(payment_id);
  await setSandbox(api, payment_id, { charged_back: price });
  api.clock.pass(day - 1);
  await check();
  const before = (await accountOf(api, id)).credits;
  api.clock.pass(1);
  await check();
  await check();
  const { credits, ledger } = await accountOf(api, id);
  expect([first, before, credits, ledger]).toEqual([
    after(api.clock.now(), 0).toISOString(),
    15,
    0,
    [
      ['purchase', 15, 15],
      ['chargeback', -15, 0],
    ],
  ]);
  expect(await dueOf(payment_id)).toBe(after(api.clock.now(), day).toISOString());
});

test('a cancelled payment that is paid days later is found by a check and credited once', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'expired' });
  await notify(api, payment_id);
  api.clock.pass(3 * day);
  await check();
  await setSandbox(api, payment_id, { status: 'paid' });
  api.clock.pass(day);
  await check();
  await check();
  const { credits, paid_user, ledger } = await accountOf(api, id);
  expect([credits, paid_user, ledger]).toEqual([15, true, [['purchase', 15, 15]]]);
});

test('open payments are checked before ended ones', async () => {
  const { browser } = await api.member();
  const ended = await payFor(api, await order(browser));
  api.clock.pass(day - 30);
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'paid' });
  api.clock.pass(minute);
  await reconcilePayments.batch(api.application.services, { size: 1, brand: null });
  expect([await dueOf(ended), await dueOf(payment_id)]).toEqual([
    after(api.clock.now(), -30).toISOString(),
    after(api.clock.now(), day).toISOString(),
  ]);
  await check();
});

test('a payment with a lost webhook is found by the next check and credited once', async () => {
  const { id, browser } = await api.member();
  const ordered = api.clock.now();
  const { payment_id } = bodyOf(await order(browser));
  const first = await dueOf(payment_id);
  api.clock.pass(minute);
  await check();
  const second = await dueOf(payment_id);
  await setSandbox(api, payment_id, { status: 'paid' });
  api.clock.pass(4 * minute);
  await check();
  expect([first, second, await dueOf(payment_id)]).toEqual([
    after(ordered, minute).toISOString(),
    after(ordered, 5 * minute).toISOString(),
    after(ordered, day + 5 * minute).toISOString(),
  ]);
  await check();
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
});

test('parallel checks schedule one next check', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const due = api.clock.now().getTime() + minute * 1000;
  api.clock.pass(minute);
  await Promise.all([check(), check(), check()]);
  expect(await dueOf(payment_id)).toBe(new Date(due + 4 * minute * 1000).toISOString());
});

test('a check due between two milliseconds is made once', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await api.connection.run(
    `update payment set next_check_at = next_check_at + interval '1 microsecond' where id = $1`,
    [payment_id],
  );
  const ordered = api.clock.now();
  api.clock.pass(minute + 1);
  await check();
  expect(await dueOf(payment_id)).toBe(after(ordered, 5 * minute).toISOString());
});

test('no payment is checked before it is due, and all are checked batch by batch', async () => {
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

test('an order unknown to the provider is cancelled within an hour and releases its code', async () => {
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

test('the provider is asked after 1, 5 and 15 minutes, then hourly, and the last check credits a payment', async () => {
  const provider = new ScriptedProvider();
  const own = await startApi({ payments: [provider] });
  const { id, browser } = await own.member();
  const { payment_id } = bodyOf(await order(browser));
  const checkAt = async (seconds: number) => {
    own.clock.pass(seconds - (own.clock.now().getTime() - created.getTime()) / 1000);
    await finish(own, reconcilePayments);
    return provider.fetched.length;
  };
  const times = [minute, 5 * minute, 15 * minute, ...every(hour, 14 * 24)];
  const fetches: [number, number][] = [];
  for (const seconds of times.slice(0, -1))
    fetches.push([await checkAt(seconds - 1), await checkAt(seconds)]);
  provider.pay(payment_id);
  await checkAt(times.at(-1) ?? 0);
  const { ledger } = await accountOf(own, id);
  await own.close();
  expect(fetches).toEqual(Array.from({ length: times.length - 1 }, (_, at) => [at, at + 1]));
  expect(ledger).toEqual([['purchase', 15, 15]]);
});
