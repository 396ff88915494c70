import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginPayment } from '../../src/payments/checkout/begin-payment';
import { settlePayment } from '../../src/payments/checkout/settle-payment';
import { engine, startApi, type TestApi } from '../support/api';
import { accountOf, bodyOf, notify, order, price, reducedPrice, setSandbox, statusAndCode } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const timeBonus = { code: 'TIMEBONUS25', amount: reducedPrice };
const welcome = { code: 'WELCOME25', amount: reducedPrice };

test.runIf(engine === 'postgres')(
  'of fifty parallel orders with first-purchase discounts, all paid, one is discounted',
  async () => {
    const { id, browser } = await api.member();
    const second = api.visitor();
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await second.post('/api/user.php', { email, password: 'oak-leaves-turn-red' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        order(index % 2 ? browser : second, index % 4 < 2 ? timeBonus : welcome),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await api.db.updateTable('sandbox_payment').set({ status: 'paid' }).execute();
    await Promise.all(answers.map((answer) => notify(api, bodyOf(answer).payment_id)));
    const redeemed = await api.db
      .selectFrom('discount_redemption')
      .select('status')
      .where('account_id', '=', id)
      .execute();
    expect(redeemed).toEqual([{ status: 'redeemed' }]);
    const given = (await accountOf(api, id)).ledger.map(([, amount]) => Number(amount));
    expect(given.toSorted((one, other) => other - one)).toEqual([15, ...Array<number>(49).fill(12)]);
  },
);

test('no payment begins once its account is deleted or banned, however late the order was checked', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const begun = await api.db
    .selectFrom('payment')
    .select([
      'account_id',
      'brand',
      'seller',
      'package_id',
      'method',
      'country',
      'credits',
      'amount',
      'currency',
    ])
    .select(['credits_without_discount', 'express_requested_at', 'vat_rate', 'vat_amount'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  for (const status of ['deleted', 'banned'] as const) {
    await api.db.updateTable('account').set({ status }).where('id', '=', id).execute();
    const late = { ...begun, account_id: id, id: randomUUID() };
    await expect(
      beginPayment(api.application.services, late, { discount: null, pool: 'oak' }),
    ).rejects.toMatchObject({ code: 'authentication_required' });
  }
  const { rows } = await api.connection.run('select id from payment where account_id = $1', [id]);
  expect(rows).toEqual([{ id: payment_id }]);
});

test.runIf(engine === 'postgres')(
  'of ten parallel orders only as many pass as the spend limit allows',
  async () => {
    const { id, browser } = await api.member({ account: { spend_limit: 2 * price + 1 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(browser)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(statusAndCode)).toEqual(Array.from({ length: 8 }, () => [403, 'spend_limit_reached']));
    const payments = await api.db
      .selectFrom('payment')
      .select(['status', 'amount'])
      .where('account_id', '=', id)
      .execute();
    const open = { status: 'pending', amount: price };
    expect(payments).toEqual([open, open]);
  },
);

test.runIf(engine === 'postgres')('settling locks the account before the payment', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  await setSandbox(api, payment_id, { status: 'paid' });
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    return rows[0]?.count;
  };
  const { pending, free } = await api.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const answer = notify(api, payment_id);
    await expect.poll(waiting).toBe(1);
    const unlocked = await api.db
      .selectFrom('payment')
      .select('id')
      .where('id', '=', payment_id)
      .forUpdate()
      .skipLocked()
      .execute();
    return { pending: [answer], free: unlocked };
  });
  expect([free, (await pending[0])?.status]).toEqual([[{ id: payment_id }], 200]);
  expect((await accountOf(api, id)).ledger).toEqual([['purchase', 15, 15]]);
});

test.runIf(engine === 'postgres')(
  'parallel receipts and credit notes of a seller are numbered without gaps, even after rollbacks',
  async () => {
    const made = await Promise.all(
      Array.from({ length: 30 }, async () => bodyOf(await order((await api.member()).browser)).payment_id),
    );
    const { inTransaction } = api.application.services;
    const fetched = {
      status: 'paid',
      failureReason: null,
      amount: price,
      currency: 'EUR',
      refunded: 0,
      chargedBack: 0,
      wonBack: 0,
    } as const;
    const breakOff = (paymentId: string) =>
      inTransaction(async (scope) => {
        await settlePayment(scope, { id: paymentId }, { ...fetched, paymentId, refundKeys: [] });
        throw new Error('broken off');
      }).catch(() => undefined);
    for (const id of made) await setSandbox(api, id, { status: 'paid' });
    await Promise.all(made.flatMap((id) => [breakOff(id), notify(api, id), notify(api, id)]));
    for (const id of made) await setSandbox(api, id, { refunded: price / 3 });
    await Promise.all(made.flatMap((id) => [notify(api, id), notify(api, id)]));
    const numbersOf = async (table: 'payment' | 'payment_refund', column: string) => {
      const { rows } = await sql<{ number: string }>`
        select ${sql.ref(column)} as number from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
        api.db,
      );
      return rows.map(({ number }) => number).toSorted();
    };
    const expected = (series: string, count: number) =>
      Array.from(
        { length: count },
        (_, at) => `OAKMERE-TEST-2026-${series}${String(at + 1).padStart(6, '0')}`,
      );
    const [receipts, notes] = [
      await numbersOf('payment', 'receipt_number'),
      await numbersOf('payment_refund', 'number'),
    ];
    expect([receipts, notes]).toEqual([expected('', receipts.length), expected('CN-', 30)]);
    expect(receipts.length).toBeGreaterThanOrEqual(30);
  },
);
