import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../../test/support/api';
import type { Browser } from '../../test/support/browser';
import { bodyOf, notify, order, price, setSandbox } from '../../test/payments/shop';
import { consistent, inconsistencies } from '../support/consistency';
import { extent } from '../../test/support/extent';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const senders = 50;
const sendsEach = extent(200, 6);

/** Sends as the client does: retries under the same key while the server responds that it is busy. */
async function say(browser: Browser, profile: string, text: string): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() };
  for (;;) {
    const { status } = await browser.post('/api/chat.php', { profile, type: 'text', text }, { headers });
    if (status !== 503) return status;
  }
}

async function partners(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async () => (await api.member()).id));
}

test(`of ${senders} × ${sendsEach} parallel sends by a member with 100 credits, exactly 100 succeed`, async () => {
  const { id, browser } = await api.member({ account: { credits: 100, paid_user: true } });
  const others = await partners(senders);
  const statuses: number[] = [];
  const sendOn = async (profile: string) => {
    for (let sent = 0; sent < sendsEach; sent += 1)
      statuses.push(await say(browser, profile, `number ${sent}`));
  };
  await Promise.all(others.map(sendOn));
  const passed = statuses.filter((status) => status === 200).length;
  expect([passed, new Set(statuses), statuses.length]).toEqual([
    100,
    new Set([200, 402]),
    senders * sendsEach,
  ]);
  const { credits } = await api.db
    .selectFrom('account')
    .select('credits')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([credits, await inconsistencies(api.db)]).toEqual([0, consistent]);
  console.log(`${engine}: ${statuses.length} sends on 100 credits: ${passed} passed, drift 0, negative 0`);
});

test('parallel sends, purchases, refunds and chargebacks leave the books consistent', async () => {
  const { browser } = await api.member({ account: { credits: 20, paid_user: true } });
  const others = await partners(10);
  const rounds = extent(40, 4);
  const statuses = new Set<number>();
  const sendOn = async (profile: string) => {
    for (let sent = 0; sent < rounds * 5; sent += 1)
      statuses.add(await say(browser, profile, `number ${sent}`));
  };
  const buyOn = async (change: { refunded?: number; charged_back?: number }) => {
    for (let bought = 0; bought < rounds; bought += 1) {
      const { payment_id } = bodyOf(await order(browser));
      await setSandbox(api, payment_id, { status: 'paid' });
      await Promise.all([notify(api, payment_id), notify(api, payment_id)]);
      await setSandbox(api, payment_id, change);
      await Promise.all([notify(api, payment_id), notify(api, payment_id)]);
    }
  };
  await Promise.all([
    ...others.map(sendOn),
    buyOn({ refunded: 0 }),
    buyOn({ refunded: price / 3 }),
    buyOn({ charged_back: price }),
  ]);
  expect([...statuses].filter((status) => ![200, 402, 403].includes(status))).toEqual([]);
  expect(await inconsistencies(api.db)).toEqual(consistent);
});
