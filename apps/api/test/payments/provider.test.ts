import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { accountOf, bodyOf, order, reducedPrice, ScriptedProvider, statusAndCode, webhook } from './shop';

const provider = new ScriptedProvider();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ payments: provider });
});
afterAll(() => api.close());
beforeEach(() => {
  Object.assign(provider, { creates: 'well', answers: 'well', said: { status: 'open' } });
});

const paymentsOf = (id: string) =>
  api.db.selectFrom('payment').select(['status', 'provider_id']).where('account_id', '=', id).execute();

test('a provider that is away keeps nothing, and the same order works later', async () => {
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

test('a method that the provider refuses is not offered', async () => {
  const { id, browser } = await api.member();
  provider.creates = 'refused';
  expect(statusAndCode(await order(browser))).toEqual([422, 'method_not_offered']);
  expect(await paymentsOf(id)).toEqual([]);
});

test('a webhook is asked for again only while the provider does not answer', async () => {
  const { id, browser } = await api.member();
  const { payment_id } = bodyOf(await order(browser));
  const told = () => webhook(api, `sc_${payment_id}`);
  provider.answers = 'unavailable';
  expect(statusAndCode(await told())).toEqual([503, 'provider_unavailable']);
  expect(bodyOf(await browser.get('/api/payment.php', { query: { id: payment_id } })).status).toBe('pending');
  provider.answers = 'unknown';
  expect((await told()).status).toBe(200);
  expect((await accountOf(api, id)).credits).toBe(0);
  provider.answers = 'well';
  provider.said = { status: 'paid' };
  expect((await told()).status).toBe(200);
  expect((await accountOf(api, id)).credits).toBe(15);
});

test('an order that broke off before the provider knew of it is taken up under its key', async () => {
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
