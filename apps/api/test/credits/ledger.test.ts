import { afterAll, beforeAll, expect, test } from 'vitest';
import { debit } from '../../src/credits/debit';
import { grant } from '../../src/credits/grant';
import { reverse } from '../../src/credits/reverse';
import type { Scope } from '../../src/kernel/scope';
import { startApi, type TestApi } from '../support/api';
import { accountOf } from '../payments/shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const book = <Result>(work: (scope: Scope) => Promise<Result>) =>
  api.application.services.inTransaction(work);
const of = (accountId: string) => (amount: number, kind: string, ref: string) => ({
  accountId,
  amount,
  kind,
  ref,
});

test('each booking is made once, and the balance is the sum of the ledger entries', async () => {
  const { id } = await api.member();
  const booking = of(id);
  const results = [
    await book((scope) => grant(scope, booking(20, 'bonus', 'once-a'))),
    await book((scope) => grant(scope, booking(20, 'bonus', 'once-a'))),
    await book((scope) => debit(scope, booking(5, 'gift', 'once-b'))),
    await book((scope) => reverse(scope, booking(20, 'refund', 'once-c'), 'debt')),
    await book((scope) => reverse(scope, booking(20, 'refund', 'once-c'), 'debt')),
  ];
  expect(results).toEqual([true, false, 15, 20, null]);
  await expect(book((scope) => debit(scope, booking(1, 'gift', 'once-b')))).rejects.toMatchObject({
    code: 'spending_blocked',
  });
  expect(await accountOf(api, id)).toEqual({
    credits: 0,
    debt: 5,
    paid_user: false,
    ledger: [
      ['bonus', 20, 20],
      ['gift', -5, 15],
      ['debt', 5, 20],
      ['refund', -20, 0],
    ],
  });
});

test('a reversal beyond the balance is forgiven if requested', async () => {
  const { id } = await api.member();
  const booking = of(id);
  const take = (amount: number, ref: string) =>
    book((scope) => reverse(scope, booking(amount, 'refund', ref), 'forgiven'));
  await book((scope) => grant(scope, booking(10, 'bonus', 'forgiven')));
  expect([await take(15, 'forgiven-1'), await take(15, 'forgiven-2')]).toEqual([10, 0]);
  expect(await accountOf(api, id)).toEqual({
    credits: 0,
    debt: 0,
    paid_user: false,
    ledger: [
      ['bonus', 10, 10],
      ['refund', -10, 0],
    ],
  });
});

test('a debt is paid off by the next credits', async () => {
  const { id } = await api.member();
  const booking = of(id);
  await book((scope) => reverse(scope, booking(30, 'chargeback', 'owed'), 'debt'));
  await book((scope) => grant(scope, booking(10, 'purchase', 'owed-1')));
  const { credits: none, debt } = await accountOf(api, id);
  await book((scope) => grant(scope, booking(25, 'purchase', 'owed-2')));
  const { credits, debt: left, ledger } = await accountOf(api, id);
  expect([none, debt, credits, left, ledger.at(-1)]).toEqual([0, 20, 5, 0, ['debt', -20, 5]]);
});

test('a debit is rolled back when its work fails, and refused without enough credits', async () => {
  const { id } = await api.member({ account: { credits: 3 } });
  const failing = book(async (scope) => {
    await debit(scope, of(id)(2, 'gift', 'undone'));
    throw new Error('the gift is out');
  });
  await expect(failing).rejects.toThrow('the gift is out');
  expect((await accountOf(api, id)).credits).toBe(3);
  await expect(book((scope) => debit(scope, of(id)(4, 'gift', 'too-much')))).rejects.toMatchObject({
    code: 'insufficient_credits',
    details: { data: { credits: 3, cost: 4 } },
  });
});
