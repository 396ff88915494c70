import { afterAll, beforeAll, expect, test } from 'vitest';
import { directDebitWithdrawals } from '../../src/database/migrations/0035-direct-debit-withdrawals/direct-debit-withdrawals';
import { startApi, type TestApi } from '../support/api';
import { testBrands } from '../support/brands';
import { buyByDebit, debitOf, orderDebit } from './mandates';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ brands: testBrands({}, { direct_debit: { credits_at_confirmation_up_to: 100 } }) });
});
afterAll(() => api.close());

async function confirmedAt(time: string): Promise<string> {
  const id = await buyByDebit(api, (await api.member()).browser);
  await api.db
    .updateTable('direct_debit')
    .set({ confirmed_at: new Date(time) })
    .where('payment_id', '=', id)
    .execute();
  return id;
}

test('the migration gives pending direct debits that were confirmed their withdrawal period, by the brand’s clock', async () => {
  const { db } = api;
  const late = await confirmedAt('2026-03-14T22:59:00Z');
  const later = await confirmedAt('2026-03-14T23:01:00Z');
  const spring = await confirmedAt('2026-03-20T12:00:00Z');
  const completed = await confirmedAt('2026-03-20T12:00:00Z');
  const oldTerms = await confirmedAt('2026-03-20T12:00:00Z');
  const unconfirmed = debitOf(await orderDebit((await api.member()).browser)).payment.payment_id;
  const ids = [late, later, spring, completed, oldTerms, unconfirmed];
  await db.updateTable('payment').set({ withdraw_until: null }).where('id', 'in', ids).execute();
  await db.updateTable('payment').set({ status: 'completed' }).where('id', '=', completed).execute();
  await db.updateTable('payment').set({ sale_terms: null }).where('id', '=', oldTerms).execute();
  await directDebitWithdrawals.up(db);
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'withdraw_until'])
    .where('id', 'in', ids)
    .execute();
  expect(ids.map((id) => rows.find((row) => row.id === id)?.withdraw_until?.toISOString() ?? null)).toEqual([
    '2026-03-28T22:59:59.000Z',
    '2026-03-29T21:59:59.000Z',
    '2026-04-03T21:59:59.000Z',
    null,
    null,
    null,
  ]);
});
