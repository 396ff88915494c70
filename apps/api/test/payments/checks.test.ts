import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextCheck } from '../../src/payments/checkout/check-schedule';
import { checkPayment } from '../../src/payments/checkout/check-payment';
import { startApi, type TestApi } from '../support/api';
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

async function check(paymentId: string, due: string | null): Promise<void> {
  if (due) await checkPayment.run({ paymentId, due }, api.application.services);
}

/** The seconds by which the checks of a payment were delayed when they were planned. */
async function plannedDelays(paymentId: string): Promise<number[]> {
  const { rows } = await sql<{ delay: number }>`
    select round(extract(epoch from start_after - created_on))::integer as delay from pgboss.job
    where name = 'payments.check' and data->>'paymentId' = ${paymentId} order by created_on`.execute(api.db);
  return rows.map(({ delay }) => delay);
}

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
  await check(payment_id, first);
  const second = await dueOf(payment_id);
  await setSandbox(api, payment_id, { status: 'paid' });
  api.clock.pass(4 * minute);
  await check(payment_id, second);
  expect([first, second, await dueOf(payment_id)]).toEqual([
    '2026-03-02T12:01:00.000Z',
    '2026-03-02T12:05:00.000Z',
    null,
  ]);
  await check(payment_id, second);
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
  expect(await plannedDelays(payment_id)).toEqual([minute, 4 * minute]);
});

test('a check that runs twice plans one next check', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const due = await dueOf(payment_id);
  api.clock.pass(minute);
  await Promise.all([check(payment_id, due), check(payment_id, due), check(payment_id, due)]);
  expect(await plannedDelays(payment_id)).toEqual([minute, 4 * minute]);
});

test('an order that broke off before the provider knew of it is cancelled after half an hour, and holds no code', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser, { code: 'TIMEBONUS25', amount: reducedPrice }));
  await api.db.updateTable('payment').set({ provider_id: null }).where('id', '=', payment_id).execute();
  const statuses: string[] = [];
  for (const seconds of [minute, 4 * minute, 10 * minute, 45 * minute]) {
    api.clock.pass(seconds);
    await check(payment_id, await dueOf(payment_id));
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
