import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureReasons } from '@heartwood/domain';
import { loadMessages } from '@heartwood/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../src/kernel/process/http-server';
import { sendSandboxWebhook } from '../../src/payments/providers/send-sandbox-webhook';
import { makeSandboxApp } from '../../src/sandbox/sandbox-app';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { accountOf, bodyOf, notify, order } from './shop';

async function freePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let api: TestApi;
let listening: Listening;
beforeAll(async () => {
  const port = await freePort();
  api = await startApi({ environment: { API_PORT: String(port) } });
  listening = await listen(api.application.app.fetch, '127.0.0.1', port);
});
afterAll(async () => {
  await listening.drain(1000);
  await api.close();
});

const sandbox = (path: string, outcome?: string, more: Record<string, string> = {}) =>
  makeSandboxApp(api.application.services).request(path, {
    ...(outcome !== undefined && { method: 'POST', body: new URLSearchParams({ outcome, ...more }) }),
  });
const queuedOf = async (payment_id: string) => {
  const { rows } = await api.connection.run(
    `select data, extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
     where name = 'payments.sandbox-webhook' and data->>'id' = $1 order by start_after`,
    [`sb_${payment_id}`],
  );
  return rows as { data: { id: string; url: string }; seconds: number }[];
};
const jobsOf = async (payment_id: string) => (await queuedOf(payment_id)).map(({ data }) => data);
/** Seconds until the site receives the webhook. */
const webhookDelays = async (payment_id: string) =>
  (await queuedOf(payment_id)).map(({ seconds }) => seconds);
const statusOf = async (browser: Browser, payment_id: string) =>
  bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status;
const begin = async (account = {}) => {
  const { id, browser } = await api.member({ account });
  const { payment_id } = bodyOf(await order(browser));
  return { id, browser, payment_id, path: `/checkout/sb_${payment_id}` };
};

test.each(['en', 'nl', 'de'] as const)(
  'the checkout page is in %s, the member’s language',
  async (language) => {
    const { path, payment_id } = await begin({ language });
    const page = await sandbox(path);
    const text = await page.text();
    const messages = await loadMessages(language);
    const plain = (id: string) => (messages[id] as { value: string }[])[0]?.value;
    expect(page.status).toBe(200);
    expect(/<html lang="([a-z]+)/.exec(text)?.[1]).toBe(language);
    expect(/<h1>([^<]*)<\/h1>/.exec(text)?.[1]).toBe(plain('checkout.title'));
    expect([...text.matchAll(/name="outcome" value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'paid',
      'failed',
      'canceled',
      'expired',
      'later',
    ]);
    expect(/<a href="([^"]*)"/.exec(text)?.[1]).toBe(`http://oakmere.test/transactions/${payment_id}`);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://oakmere.test",
    );
  },
);

test('paying redirects to the site, and the webhook is called over HTTP', async () => {
  const { id, path, payment_id } = await begin();
  const answer = await sandbox(path, 'paid');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://oakmere.test/transactions/${payment_id}`,
  ]);
  const [queued] = await jobsOf(payment_id);
  expect(queued).toEqual({ id: `sb_${payment_id}`, url: 'http://oakmere.test/api/payment-webhook.php' });
  expect((await accountOf(api, id)).credits).toBe(0);
  if (queued) await sendSandboxWebhook.run(queued, api.application.services);
  expect(await accountOf(api, id)).toEqual({
    credits: 15,
    debt: 0,
    paid_user: true,
    ledger: [['purchase', 15, 15]],
  });
});

test.each([...failureReasons, 'none'])('a payment can fail with the reason %s', async (failure_reason) => {
  const { browser, path, payment_id } = await begin();
  await sandbox(path, 'failed', { failure_reason });
  const payment = bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } }));
  expect([payment.status, payment.failure_reason ?? 'none']).toEqual(['failed', failure_reason]);
});

test('a reason chosen for another outcome is ignored', async () => {
  const { browser, path, payment_id } = await begin();
  await sandbox(path, 'paid', { failure_reason: 'declined' });
  const payment = bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } }));
  expect([payment.status, payment.failure_reason]).toEqual(['completed', undefined]);
});

test('a payment ends once, whichever outcomes are submitted later', async () => {
  const { browser, path, payment_id } = await begin();
  for (const outcome of ['canceled', 'paid', 'failed']) await sandbox(path, outcome);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe(
    'cancelled',
  );
  expect((await jobsOf(payment_id)).length).toBe(1);
  expect(await (await sandbox(path)).text()).not.toContain('<form');
});

test.each([
  ['lost', []],
  ['repeated', [0, 0, 0]],
  ['held', []],
  ['delivered', [0]],
])('the webhook can be set to %s', async (webhook, seconds) => {
  const { browser, path, payment_id } = await begin();
  await sandbox(path, 'paid', { webhook });
  expect([await webhookDelays(payment_id), await statusOf(browser, payment_id)]).toEqual([
    seconds,
    'completed',
  ]);
});

test('a held webhook is sent after the next one, and nothing is credited twice', async () => {
  const { id, path, payment_id } = await begin();
  await sandbox(path, 'paid', { webhook: 'held' });
  await sandbox(path, 'refund', { amount: '5.00' });
  expect(await webhookDelays(payment_id)).toEqual([0, 5]);
  for (const queued of await jobsOf(payment_id))
    await sendSandboxWebhook.run(queued, api.application.services);
  expect(await accountOf(api, id)).toEqual({
    credits: 10,
    debt: 0,
    paid_user: true,
    ledger: [
      ['purchase', 15, 15],
      ['refund', -5, 10],
    ],
  });
});

test('a payment can be set to be paid later, and is pending until then', async () => {
  const { browser, path, payment_id } = await begin();
  const answer = await sandbox(path, 'later', { minutes: '45' });
  const page = await (await sandbox(path)).text();
  const seconds = await webhookDelays(payment_id);
  api.clock.pass(45 * 60 - 1);
  const before = await statusOf(browser, payment_id);
  api.clock.pass(1);
  expect([answer.headers.get('location'), page.includes('<form'), seconds, before]).toEqual([
    `http://oakmere.test/transactions/${payment_id}`,
    false,
    [2700],
    'pending',
  ]);
  expect(await statusOf(browser, payment_id)).toBe('completed');
});

test.each(['', '0', '-1', '1.5', '10081', 'soon'])(
  '%j minutes are refused with a field error, and the other choices are kept',
  async (minutes) => {
    const { path, payment_id } = await begin();
    const answer = await sandbox(path, 'later', { minutes, webhook: 'lost' });
    const text = await answer.text();
    expect([answer.status, await webhookDelays(payment_id)]).toEqual([422, []]);
    expect(text).toContain(`value="${minutes}" aria-invalid="true" aria-describedby="wrong-minutes"`);
    expect(text).toContain('value="lost" checked');
    expect(await (await sandbox(path)).text()).toContain('value="paid"');
  },
);

test('a paid payment can be refunded in parts and charged back, up to its amount', async () => {
  const { id, path, payment_id } = await begin();
  await sandbox(path, 'paid');
  const moves: (string | null | number)[] = [];
  for (const [outcome, amount] of [
    ['refund', '4,50'],
    ['refund', '10.51'],
    ['chargeback', ''],
    ['refund', ''],
  ] as const) {
    const answer = await sandbox(path, outcome, { amount });
    moves.push(answer.status, answer.headers.get('location'));
    await notify(api, payment_id);
  }
  expect(moves).toEqual([303, path, 422, null, 303, path, 303, path]);
  expect((await accountOf(api, id)).ledger.map(([kind, amount]) => [kind, amount])).toEqual([
    ['purchase', 15],
    ['refund', -4],
    ['chargeback', -11],
  ]);
});

test.each(['0', '-1', '15.01', '1.005', 'all'])('%j is refused as a refund amount', async (amount) => {
  const { path, payment_id } = await begin();
  await sandbox(path, 'paid', { webhook: 'lost' });
  const answer = await sandbox(path, 'refund', { amount });
  const text = await answer.text();
  expect([answer.status, await webhookDelays(payment_id)]).toEqual([422, []]);
  expect(text).toContain(`value="${amount}" aria-invalid="true" aria-describedby="wrong-amount"`);
});

test('an unpaid payment cannot be refunded or charged back', async () => {
  const { path, payment_id } = await begin();
  const answers = [await sandbox(path, 'refund'), await sandbox(path, 'chargeback')];
  expect([answers.map(({ status }) => status), await webhookDelays(payment_id)]).toEqual([[303, 303], []]);
  expect(await (await sandbox(path)).text()).toContain('value="paid"');
});

test('payments are listed with links to their pages', async () => {
  const { path } = await begin();
  const text = await (await sandbox('/checkout')).text();
  expect(text).toContain(`<a href="${path}">15.00 EUR</a>`);
});

test('an unknown outcome changes nothing, and an unknown payment returns 404', async () => {
  const { path } = await begin();
  const answer = await sandbox(path, 'refunded');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  expect(await (await sandbox(path)).text()).toContain('<form');
  expect([
    (await sandbox('/checkout/sb_none')).status,
    (await sandbox('/checkout/sb_none', 'paid')).status,
  ]).toEqual([404, 404]);
});

test('an open payment expires after half an hour', async () => {
  const { browser, path, payment_id } = await begin();
  api.clock.pass(1799);
  expect(await (await sandbox(path)).text()).toContain('<form');
  api.clock.pass(1);
  expect(await (await sandbox(path)).text()).not.toContain('<form');
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe(
    'cancelled',
  );
});

test('a webhook that the site refuses throws', async () => {
  const { payment_id } = await begin();
  const away = { id: `sb_${payment_id}`, url: 'http://nobody.test/api/payment-webhook.php' };
  await expect(sendSandboxWebhook.run(away, api.application.services)).rejects.toThrow(
    'the webhook answered 404',
  );
});
