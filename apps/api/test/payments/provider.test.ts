import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limitRules } from '../../src/kernel/limits/limit-rules';
import { dropPayment } from '../../src/payments/checkout/begin-payment';
import { refundCommand } from '../../src/payments/refunds/refund-command';
import { sendRefunds } from '../../src/payments/refunds/send-refunds';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { accountOf, bodyOf, order, reducedPrice, ScriptedProvider, statusAndCode, webhook } from './shop';

const provider = new ScriptedProvider();
const successor = new ScriptedProvider('successor');
/** The first collects new payments. */
const providers: [ScriptedProvider, ScriptedProvider] = [provider, successor];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ payments: providers });
});
afterAll(() => api.close());
beforeEach(() => {
  Object.assign(provider, { creates: 'well', answers: 'well', refunds: 'well', said: {} });
});

const paymentsOf = (id: string) =>
  api.db.selectFrom('payment').select(['status', 'provider_id']).where('account_id', '=', id).execute();

test('an order during a provider outage stores nothing, and works later with the same key', async () => {
  const { id, browser } = await api.member();
  const reduced = { code: 'TIMEBONUS25', amount: reducedPrice };
  provider.creates = 'unavailable';
  const refused = await order(browser, reduced, 'again');
  expect([statusAndCode(refused), refused.headers.get('retry-after')]).toEqual([
    [503, 'provider_unavailable'],
    '5',
  ]);
  expect(await paymentsOf(id)).toEqual([]);
  provider.creates = 'well';
  const made = await order(browser, reduced, 'again');
  expect(made.status).toBe(201);
  const { payment_id, checkout_url } = bodyOf(made);
  expect(await paymentsOf(id)).toEqual([{ status: 'pending', provider_id: `sc_${payment_id}` }]);
  expect(checkout_url).toBe(`https://pay.example/${payment_id}`);
});

test('orders during a provider outage do not count towards the limit', async () => {
  const strict = await startApi({ payments: providers, environment: { LIMITS: 'on' } });
  const { browser } = await strict.member();
  const { points } = limitRules['payment-create'];
  provider.creates = 'unavailable';
  const away = [];
  for (let tried = 0; tried <= points; tried += 1) away.push((await order(browser)).status);
  provider.creates = 'well';
  const back = [];
  for (let tried = 0; tried <= points; tried += 1) back.push((await order(browser)).status);
  await strict.close();
  expect([away, back]).toEqual([
    Array.from({ length: points + 1 }, () => 503),
    [...Array.from({ length: points }, () => 201), 429],
  ]);
});

test('a method that the provider refuses returns method_not_offered', async () => {
  const { id, browser } = await api.member();
  provider.creates = 'refused';
  expect(statusAndCode(await order(browser))).toEqual([422, 'method_not_offered']);
  expect(await paymentsOf(id)).toEqual([]);
});

test('a webhook returns 503 only while the provider is unavailable', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const callWebhook = () => webhook(api, `sc_${payment_id}`);
  provider.answers = 'unavailable';
  expect(statusAndCode(await callWebhook())).toEqual([503, 'provider_unavailable']);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe('pending');
  provider.answers = 'unknown';
  expect((await callWebhook()).status).toBe(200);
  expect((await accountOf(api, id)).credits).toBe(0);
  provider.answers = 'well';
  provider.said = { status: 'paid' };
  expect((await callWebhook()).status).toBe(200);
  expect((await accountOf(api, id)).credits).toBe(15);
});

test('an order that broke off before reaching the provider is resumed with its idempotency key', async () => {
  const { id, browser } = await api.member();
  const first = await order(browser, {}, 'broken-off');
  const { payment_id } = bodyOf(first);
  await api.db
    .updateTable('payment')
    .set({ provider_id: null, checkout_url: null })
    .where('id', '=', payment_id)
    .execute();
  await api.db.deleteFrom('idempotency_key').where('key', '=', 'broken-off').execute();
  const second = await order(browser, {}, 'broken-off');
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await paymentsOf(id)).toEqual([{ status: 'pending', provider_id: `sc_${payment_id}` }]);
});

test('a discount moves to a newer order if the older cannot be cancelled; all are paid, one is discounted', async () => {
  const { id, browser } = await api.member();
  const welcome = { code: 'WELCOME25', amount: reducedPrice };
  const discountShown = async () => {
    const { body } = await browser.get('/api/credits.php');
    return (body as { discount: { code: string } | null }).discount?.code ?? null;
  };
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    expect(await discountShown()).toBe('TIMEBONUS25');
    ids.push(bodyOf(await order(browser, welcome)).payment_id);
    api.clock.pass(31 * 60);
  }
  expect(provider.cancelled).toEqual(ids.slice(0, 3).map((payment) => `sc_${payment}`));
  for (const payment of ids) {
    provider.pay(payment);
    await webhook(api, `sc_${payment}`);
  }
  expect((await accountOf(api, id)).ledger).toEqual([
    ['purchase', 15, 15],
    ['purchase', 12, 27],
    ['purchase', 12, 39],
    ['purchase', 12, 51],
  ]);
  const uses = await api.db
    .selectFrom('discount_redemption')
    .select(['payment_id', 'status'])
    .where('account_id', '=', id)
    .execute();
  expect([uses, await discountShown(), statusAndCode(await order(browser, welcome))]).toEqual([
    [{ payment_id: ids[0], status: 'redeemed' }],
    null,
    [409, 'code_used'],
  ]);
});

test('payments of a former provider are still checked, cancelled and credited there', async () => {
  const { id, browser } = await api.member();
  const welcome = { code: 'WELCOME25', amount: reducedPrice };
  const first = bodyOf(await order(browser, welcome)).payment_id;
  const brokenOff = bodyOf(await order(browser, {}, 'before-the-change')).payment_id;
  await api.db.updateTable('payment').set({ provider_id: null }).where('id', '=', brokenOff).execute();
  await api.db.deleteFrom('idempotency_key').where('key', '=', 'before-the-change').execute();
  providers.reverse();
  try {
    const second = bodyOf(await order(browser, welcome)).payment_id;
    await order(browser, {}, 'before-the-change');
    const by = await api.db
      .selectFrom('payment')
      .select(['id', 'provider', 'provider_id'])
      .where('account_id', '=', id)
      .execute();
    expect(Object.fromEntries(by.map((row) => [row.id, [row.provider, row.provider_id]]))).toEqual({
      [first]: ['scripted', `sc_${first}`],
      [brokenOff]: ['scripted', `sc_${brokenOff}`],
      [second]: ['successor', `sc_${second}`],
    });
    expect(provider.cancelled.at(-1)).toBe(`sc_${first}`);
    provider.pay(first);
    expect((await webhook(api, `sc_${first}`)).status).toBe(200);
    provider.pay(brokenOff);
    expect(bodyOf(await browser.get('/api/payment.php', { query: { id: brokenOff } })).status).toBe(
      'completed',
    );
    expect((await accountOf(api, id)).credits).toBe(30);
  } finally {
    providers.reverse();
  }
});

test('a payment of a provider no longer configured stays open, and its order cannot be repeated', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser, {}, 'gone'));
  await api.db.updateTable('payment').set({ provider: 'gone' }).where('id', '=', payment_id).execute();
  expect((await webhook(api, `sc_${payment_id}`)).status).toBe(200);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe('pending');
  await api.db.updateTable('payment').set({ provider_id: null }).where('id', '=', payment_id).execute();
  await api.db.deleteFrom('idempotency_key').where('key', '=', 'gone').execute();
  expect(statusAndCode(await order(browser, {}, 'gone'))).toEqual([503, 'provider_unavailable']);
  expect(await paymentsOf(id)).toEqual([{ status: 'pending', provider_id: null }]);
});

test('a failed request does not undo the payment that its repeat has made', async () => {
  const { id, browser } = await api.member();
  const reduced = { code: 'WELCOME25', amount: reducedPrice };
  const { payment_id } = bodyOf(await order(browser, reduced, 'twice'));
  await dropPayment(api.application.services, payment_id);
  const held = await api.db
    .selectFrom('discount_redemption')
    .select(['payment_id', 'status'])
    .where('account_id', '=', id)
    .execute();
  expect([held, await paymentsOf(id)]).toEqual([
    [{ payment_id, status: 'reserved' }],
    [{ status: 'pending', provider_id: `sc_${payment_id}` }],
  ]);
});

test('repeated webhooks return 429 instead of querying the provider for a minute, and unknown ids query nothing', async () => {
  const limited = await startApi({ payments: [provider], environment: { LIMITS: 'on' } });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { id, browser } = await limited.member();
    const { payment_id } = bodyOf(await order(browser));
    const other = bodyOf(await order(browser)).payment_id;
    const { points, seconds } = limitRules['webhook-payment'];
    provider.fetched.length = 0;
    const answers = [];
    for (let call = 0; call < points + 5; call += 1) answers.push(await webhook(limited, `sc_${payment_id}`));
    for (let call = 0; call < 5; call += 1)
      expect((await webhook(limited, `sc_unknown${call}`)).status).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(points).fill(200),
      ...Array<number>(5).fill(429),
    ]);
    expect(provider.fetched).toEqual(Array<string>(points).fill(`sc_${payment_id}`));
    expect(answers.at(-1)?.headers.get('retry-after')).toBe(String(seconds));
    provider.pay(other);
    expect((await webhook(limited, `sc_${other}`)).status).toBe(200);
    expect((await accountOf(limited, id)).credits).toBe(15);
    const later = async (wait: number) => {
      vi.setSystemTime(Date.now() + wait * 1000);
      return (await webhook(limited, `sc_${payment_id}`)).status;
    };
    expect([await later(seconds - 1), await later(1)]).toEqual([429, 200]);
  } finally {
    vi.useRealTimers();
    await limited.close();
  }
});

test('an IP address that floods the webhook gets 429, and others do not', async () => {
  const limited = await startApi({ payments: [provider], environment: { LIMITS: 'on' } });
  try {
    const flood = limited.visitor();
    const callWebhook = (from: Browser, providerId: string) =>
      from.post('/api/payment-webhook.php', { id: providerId });
    const statuses: number[] = [];
    for (let count = 0; count <= limitRules.webhook.points; count += 1)
      statuses.push((await callWebhook(flood, `sc_unknown${count}`)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      limitRules.webhook.points,
      429,
    ]);
    expect((await callWebhook(limited.visitor(), 'sc_unknown')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('two refunds with lost responses are each sent once', async () => {
  const { browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  provider.pay(payment_id);
  await webhook(api, `sc_${payment_id}`);
  const refund = (amount: string) =>
    refundCommand(api.application.services, [payment_id, '--amount', amount, '--reason', 'goodwill']);
  const before = provider.refunded.length;
  provider.refunds = 'unavailable';
  await refund('3.00');
  api.clock.pass(1);
  provider.refunds = 'lost';
  await refund('5.00');
  provider.refunds = 'well';
  api.clock.pass(3601);
  await finish(api, sendRefunds);
  expect(provider.refunded.slice(before)).toEqual([500, 300]);
});
