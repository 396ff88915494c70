import { providerStatuses } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../src/payments/checkout/reconcile-payments';
import { startApi, type TestApi } from '../test/support/api';
import { finish } from '../test/support/finish';
import { accountOf, bodyOf, notify, order, price, setSandbox } from '../test/payments/shop';
import { permutations, wrongOrders } from '../test/payments/status-orders';
import { consistent, inconsistencies } from './support/consistency';
import { extent } from '../test/support/extent';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const webhooks = 1000;
const parallel = 50;

/** Does every piece of work, so many at a time. */
async function atOnce(count: number, work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...work];
  const workOn = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await next();
  };
  await Promise.all(Array.from({ length: count }, workOn));
}

test('a thousand webhooks, fifty at once, with the return page and the checks racing, credit once', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  api.clock.pass(3600);
  const statuses: number[] = [];
  const work = Array.from({ length: webhooks }, (_, index) => async () => {
    if (index === Math.floor(webhooks * 0.9)) await setSandbox(api, payment_id, { status: 'paid' });
    if (index % 100 === 0) await finish(api, reconcilePayments);
    if (index % 25 === 0)
      statuses.push((await browser.get('/api/payment.php', { query: { id: payment_id } })).status);
    statuses.push((await notify(api, payment_id)).status);
  });
  await atOnce(parallel, work);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
});

const orders = permutations(providerStatuses).filter((_, index) => index % extent(1, 70) === 0);

test(`in ${orders.length} of the 5,040 orders of the seven statuses paid wins and credits once`, async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const payment = { payment_id, account_id: id, amount: price, currency: 'EUR', credits: 15 };
  expect(await wrongOrders(api.application.services, payment, orders)).toEqual([]);
});

test('nothing is out of balance', async () => {
  expect(await inconsistencies(api.db)).toEqual(consistent);
});
