import { providerStatuses } from '@heartwood/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../src/payments/checkout/reconcile-payments';
import { engine, startApi, type TestApi } from '../../test/support/api';
import { finish } from '../../test/support/finish';
import { accountOf, bodyOf, notify, order, price, setSandbox } from '../../test/payments/shop';
import { permutations, wrongOrders } from '../../test/payments/status-orders';
import { consistent, inconsistencies } from '../support/consistency';
import { extent } from '../../test/support/extent';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const webhooks = 1000;
const parallel = 50;

/** Runs all tasks with limited concurrency. */
async function atOnce(count: number, work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...work];
  const workOn = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await next();
  };
  await Promise.all(Array.from({ length: count }, workOn));
}

test('a thousand webhooks, fifty in parallel, racing with return pages and checks, credit once', async () => {
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

/** A payment of the shuffled-webhooks proof, and what happens to it at its provider, in this order. */
interface Story {
  id: string;
  payment_id: string;
  acts: Parameters<typeof setSandbox>[2][];
  /** Serialises what happens to it. */
  last: Promise<unknown>;
  paid: boolean;
  /** The credits left of it at the end. */
  left: number;
}

const stories: readonly Pick<Story, 'acts' | 'paid' | 'left'>[] = [
  { acts: [{ status: 'pending' }, { status: 'paid' }], paid: true, left: 15 },
  { acts: [{ status: 'expired' }, { status: 'paid' }], paid: true, left: 15 },
  { acts: [{ status: 'paid' }, { refunded: 500 }], paid: true, left: 10 },
  { acts: [{ status: 'paid' }, { refunded: 500 }, { charged_back: 1000 }], paid: true, left: 0 },
  { acts: [{ status: 'failed' }], paid: false, left: 0 },
  { acts: [{ status: 'canceled' }], paid: false, left: 0 },
];
const storyPayments = extent(200, 50);

test(`${webhooks} shuffled webhooks for ${storyPayments} payments, fifty in parallel, lose no credit and credit none twice`, async () => {
  const members = await Promise.all(Array.from({ length: storyPayments / 10 }, () => api.member()));
  const all: Story[] = [];
  for (let made = 0; made < storyPayments; made += 1) {
    const { id, browser } = members[made % members.length] ?? (await api.member());
    const story = stories[made % stories.length];
    if (!story) throw new Error('there are no stories');
    all.push({
      ...story,
      acts: [...story.acts],
      last: Promise.resolve(),
      id,
      payment_id: bodyOf(await order(browser)).payment_id,
    });
  }
  const webhooksOfAll = all.flatMap((story) => Array.from({ length: webhooks / storyPayments }, () => story));
  const shuffled = webhooksOfAll.toSorted(() => Math.random() - 0.5);
  const statuses: number[] = [];
  const work = shuffled.map((story) => async () => {
    const act = story.acts.shift();
    if (act) story.last = story.last.then(() => setSandbox(api, story.payment_id, act));
    await story.last;
    statuses.push((await notify(api, story.payment_id)).status);
  });
  await atOnce(parallel, work);
  expect(all.filter(({ acts }) => acts.length > 0)).toEqual([]);
  const expected = members.map(({ id }) =>
    all.filter((story) => story.id === id).reduce((sum, { left }) => sum + left, 0),
  );
  const accounts = await Promise.all(members.map(({ id }) => accountOf(api, id)));
  const twice = accounts.flatMap(({ ledger }, at) => {
    const purchases = ledger.filter(([kind]) => kind === 'purchase').length;
    const paid = all.filter((story) => story.id === members[at]?.id && story.paid).length;
    return purchases === paid ? [] : [`${purchases} for ${paid}`];
  });
  expect([new Set(statuses), twice, accounts.map(({ credits }) => credits)]).toEqual([
    new Set([200]),
    [],
    expected,
  ]);
  console.log(
    `${engine}: ${webhooksOfAll.length} webhooks of ${all.length} payments: credited twice 0, lost 0`,
  );
});

const orders = permutations(providerStatuses).filter((_, index) => index % extent(1, 70) === 0);

test(`in ${orders.length} of the 5,040 sequences of the seven statuses, paid wins and credits once`, async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const payment = { payment_id, account_id: id, amount: price, currency: 'EUR', credits: 15 };
  expect(await wrongOrders(api.application.services, payment, orders)).toEqual([]);
  console.log(`${engine}: ${orders.length} sequences of seven statuses: credited twice 0, lost 0`);
});

test('balances, ledger and messages are consistent afterwards', async () => {
  expect(await inconsistencies(api.db)).toEqual(consistent);
});
