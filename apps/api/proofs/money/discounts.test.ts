import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservationSeconds } from '../../src/payments/discounts/discount-slots';
import { engine, startApi, type TestApi } from '../../test/support/api';
import type { Browser } from '../../test/support/browser';
import { extent } from '../../test/support/extent';
import {
  accountOf,
  bodyOf,
  codeOf,
  notify,
  order,
  price,
  reducedPrice,
  setSandbox,
  statusAndCode,
} from '../../test/payments/shop';
import { consistent, inconsistencies } from '../support/consistency';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Buyer {
  id: string;
  browser: Browser;
}

const buyers = extent(50, 12);
/**
 * For the package at 25 % off: the credits it gives with the code, and the credits that sum buys without it.
 */
const [withCode, withoutCode] = [15, 12];

/** Makes all buyers order with the code at once; returns those whose orders were accepted. */
async function orderAll(all: readonly Buyer[]) {
  const answers = await Promise.all(
    all.map(({ browser }) => order(browser, { code: 'ONCE', amount: reducedPrice })),
  );
  const refused = answers.filter(({ status }) => status !== 201).map(codeOf);
  const taken = all.flatMap((buyer, at) => {
    const answer = answers[at];
    return answer?.status === 201 ? [{ buyer, payment_id: bodyOf(answer).payment_id }] : [];
  });
  return { refused: new Set(refused), taken };
}

test(`${buyers} members order with one single-use code and pay late: one redeems it, all get what they paid for`, async () => {
  await api.db
    .insertInto('discount_code')
    .values({ pool: 'oak', code: 'ONCE', percentage: 25, validity: 'once', created_at: api.clock.now() })
    .execute();
  let waiting = await Promise.all(Array.from({ length: buyers }, () => api.member()));
  const ordered: { buyer: Buyer; payment_id: string }[] = [];
  while (waiting.length > 0) {
    const { refused, taken } = await orderAll(waiting);
    expect([taken.length, [...refused].filter((code) => code !== 'code_used')]).toEqual([1, []]);
    ordered.push(...taken);
    waiting = waiting.filter(({ id }) => taken.every(({ buyer }) => buyer.id !== id));
    api.clock.pass(reservationSeconds);
  }
  for (const { payment_id } of ordered) await setSandbox(api, payment_id, { status: 'paid' });
  await Promise.all(ordered.flatMap(({ payment_id }) => [notify(api, payment_id), notify(api, payment_id)]));

  const credits = await Promise.all(
    ordered.map(async ({ buyer }) => (await accountOf(api, buyer.id)).credits),
  );
  const used = await api.db
    .selectFrom('discount_redemption')
    .select('status')
    .where('code', '=', 'ONCE')
    .execute();
  expect([credits.toSorted((one, other) => other - one), used]).toEqual([
    [withCode, ...Array<number>(buyers - 1).fill(withoutCode)],
    [{ status: 'redeemed' }],
  ]);
  console.log(`${engine}: ${buyers} orders with one code, all paid late: redeemed ${used.length}`);
});

test('the time bonus applies to an order at 14,399 s, even if paid later, and has expired at 14,400 s', async () => {
  const reduced = { code: 'TIMEBONUS25', amount: reducedPrice };
  const seen: unknown[] = [];
  for (const seconds of [14_399, 14_400, 14_401]) {
    const signup_date = new Date(api.clock.now().getTime() - seconds * 1000);
    const { id, browser } = await api.member({ account: { signup_date } });
    const answer = await order(browser, reduced);
    const outcome = answer.status === 201 ? 201 : statusAndCode(answer);
    const full = answer.status === 201 ? answer : await order(browser);
    api.clock.pass(2);
    const { payment_id, amount } = bodyOf(full);
    await setSandbox(api, payment_id, { status: 'paid' });
    await notify(api, payment_id);
    seen.push([seconds, outcome, amount, (await accountOf(api, id)).credits]);
    api.clock.pass(-2);
  }
  expect(seen).toEqual([
    [14_399, 201, reducedPrice, 15],
    [14_400, [422, 'code_expired'], price, 15],
    [14_401, [422, 'code_expired'], price, 15],
  ]);
  console.log(`${engine}: time bonus: given at 14,399 s, expired at 14,400 and 14,401 s`);
});

test('balances, ledger and messages are consistent afterwards', async () => {
  expect(await inconsistencies(api.db)).toEqual(consistent);
});
