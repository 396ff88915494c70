import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { testBrands } from '../support/brands';
import type { Browser } from '../support/browser';
import { sendGift } from '../support/send-gift';
import { send } from '../support/send-message';
import { notify, order, payFor, price, setSandbox, statusAndCode } from './shop';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = 24 * 3600;
const limit = async (browser: Browser, spend_limit: number | null) =>
  ((await browser.put('/api/user.php', { spend_limit })).body as { user: { spend_limit: number | null } })
    .user.spend_limit;
const spending = async (browser: Browser) =>
  ((await browser.get('/api/transactions.php')).body as { spending: object }).spending;
const later = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000).toISOString();

test('a lower spend limit applies at once, a higher one or none after a day', async () => {
  const { browser } = await api.member();
  expect(await limit(browser, 5000)).toBe(5000);
  expect(await limit(browser, 2000)).toBe(2000);
  const from = later(day);
  expect(await limit(browser, 9000)).toBe(2000);
  expect(await spending(browser)).toEqual({
    spent: 0,
    open: 0,
    currency: 'EUR',
    counted: 0,
    left: { amount: 2000, currency: 'EUR' },
    limit: 2000,
    pending: { limit: 9000, from },
  });
  api.clock.pass(3600);
  expect(await limit(browser, 9000)).toBe(2000);
  expect(await spending(browser)).toMatchObject({ pending: { limit: 9000, from } });
  api.clock.pass(day - 3601);
  expect(await spending(browser)).toMatchObject({ limit: 2000 });
  api.clock.pass(1);
  expect(await spending(browser)).toMatchObject({ limit: 9000, pending: null });
  await limit(browser, null);
  expect(await spending(browser)).toMatchObject({ limit: 9000, pending: { limit: null, from: later(day) } });
  api.clock.pass(day);
  expect(await spending(browser)).toMatchObject({ limit: null, pending: null });
});

test('setting the current or a lower limit cancels a pending one', async () => {
  const { browser } = await api.member({ account: { spend_limit: 2000 } });
  await limit(browser, 9000);
  await limit(browser, 2000);
  expect(await spending(browser)).toMatchObject({ limit: 2000, pending: null });
  await limit(browser, null);
  await limit(browser, 1000);
  api.clock.pass(2 * day);
  expect(await spending(browser)).toMatchObject({ limit: 1000, pending: null });
});

test('the limit counts payments less refunds plus open orders, and a refusal gives the amount left', async () => {
  const { browser } = await api.member({ account: { spend_limit: 3 * price } });
  const paid = await payFor(api, await order(browser));
  await order(browser);
  await order(browser);
  const refused = await order(browser);
  expect([statusAndCode(refused), (refused.body as { data: object }).data]).toEqual([
    [403, 'spend_limit_reached'],
    { amount: 0, currency: 'EUR' },
  ]);
  await setSandbox(api, paid, { refunded: price - 1 });
  await notify(api, paid);
  const still = await order(browser);
  expect([statusAndCode(still), (still.body as { data: object }).data]).toEqual([
    [403, 'spend_limit_reached'],
    { amount: price - 1, currency: 'EUR' },
  ]);
  await setSandbox(api, paid, { refunded: price });
  await notify(api, paid);
  expect((await order(browser)).status).toBe(201);
  expect(await spending(browser)).toMatchObject({ spent: 0, open: 3 * price, limit: 3 * price });
});

const sekPrice = 16_500;

test('a limit counts orders in any currency at the brand’s prices, and keeps its currency', async () => {
  const packages = {
    EUR: [{ id: 'o15', credits: 15, amount: price }],
    SEK: [{ id: 'o15', credits: 15, amount: sekPrice }],
  };
  const sold = { countries: ['SE', 'DE'], currency_by_country: { SE: 'SEK' }, packages };
  const abroad = await startApi({ brands: testBrands({}, sold) });
  const { browser } = await abroad.member({ account: { country: 'SE' } });
  const inEuro = { country: 'DE', currency: 'EUR' };
  const inKronor = { country: 'SE', currency: 'SEK', amount: sekPrice };
  const spendingIn = async (country: string) =>
    ((await browser.get('/api/credits.php', { query: { country } })).body as { spending: object }).spending;
  const refusal = async (wish: object) => {
    const answer = await order(browser, { ...wish });
    return [...statusAndCode(answer), (answer.body as { data: object }).data];
  };

  expect(await limit(browser, 50_000)).toBe(50_000);
  const paid = await payFor(abroad, await order(browser, inEuro));
  await order(browser, inEuro);
  await order(browser, inKronor);
  expect([await refusal(inEuro), await refusal(inKronor)]).toEqual([
    [403, 'spend_limit_reached', { amount: 45, currency: 'EUR' }],
    [403, 'spend_limit_reached', { amount: 500, currency: 'SEK' }],
  ]);
  const shown = {
    spent: 0,
    open: sekPrice,
    currency: 'SEK',
    other_currencies: [{ spent: price, open: price, currency: 'EUR' }],
    counted: 3 * sekPrice,
    limit: 50_000,
    pending: null,
  };
  expect([await spendingIn('SE'), await spendingIn('DE')]).toEqual([
    { ...shown, left: { amount: 500, currency: 'SEK' } },
    { ...shown, left: { amount: 45, currency: 'EUR' } },
  ]);

  await setSandbox(abroad, paid, { refunded: price });
  await notify(abroad, paid);
  expect((await order(browser, inEuro)).status).toBe(201);
  await abroad.close();
});

test('a limit stays in its currency until it is gone; one set earlier is in that of the account’s country', async () => {
  const sold = { currency_by_country: { GB: 'GBP' } };
  const abroad = await startApi({ brands: testBrands({}, sold) });
  const limitOf = async (browser: Browser) => {
    const { currency, limit: amount } = (await spending(browser)) as { currency: string; limit: number };
    return { currency, amount };
  };
  const earlier = await abroad.member({ account: { country: 'GB', spend_limit: 5000 } });
  expect(await limitOf(earlier.browser)).toEqual({ currency: 'GBP', amount: 5000 });

  const { id, browser } = await abroad.member({ account: { country: 'GB' } });
  await limit(browser, 5000);
  await abroad.db.updateTable('account').set({ country: 'NL' }).where('id', '=', id).execute();
  await limit(browser, 4000);
  expect(await limitOf(browser)).toEqual({ currency: 'GBP', amount: 4000 });
  await limit(browser, null);
  abroad.clock.pass(day);
  expect(await limitOf(browser)).toEqual({ currency: 'EUR', amount: null });
  await limit(browser, 4000);
  expect(await limitOf(browser)).toEqual({ currency: 'EUR', amount: 4000 });
  await abroad.close();
});

test('a raised limit allows no order before it applies', async () => {
  const { browser } = await api.member({ account: { spend_limit: price } });
  await payFor(api, await order(browser));
  await limit(browser, null);
  expect(statusAndCode(await order(browser))).toEqual([403, 'spend_limit_reached']);
  api.clock.pass(day);
  expect((await order(browser)).status).toBe(201);
});

test('an order requires the express request', async () => {
  const { id, browser } = await api.member();
  expect(statusAndCode(await order(browser, { express_request: false }))).toEqual([
    422,
    'express_request_required',
  ]);
  expect(statusAndCode(await order(browser, { express_request: undefined }))).toEqual([
    422,
    'invalid_fields',
  ]);
  const payments = await api.db.selectFrom('payment').select('id').where('account_id', '=', id).execute();
  expect(payments).toEqual([]);
});

test('last_order is the latest paid purchase, and null before the first', async () => {
  const { browser } = await api.member({ account: { paid_user: true } });
  const last = async () =>
    ((await browser.get('/api/credits.php')).body as { last_order: object }).last_order;
  const open = await order(browser);
  expect([open.status, await last()]).toEqual([201, null]);
  await payFor(api, await order(browser, { method: 'ideal' }));
  await order(browser, { method: 'paypal' });
  expect(await last()).toEqual({
    package: 'o15',
    method: 'ideal',
    country: 'NL',
    credits: 15,
    amount: price,
    currency: 'EUR',
    created: api.clock.now().toISOString(),
  });
});

test('an entry names its conversation and gift until the other member blocks', async () => {
  const { browser } = await api.member({
    account: { credits: 20, free_conversations_used: 99, paid_user: true },
  });
  const partner = await api.member({ profile: { name: 'Marlow' } });
  const drawn = await api.member({ profile: { name: 'Iris', fictional: true } });
  await send(browser, drawn.id, 'Hello');
  const { body } = await send(browser, partner.id, 'Hello');
  const { conversation } = body as { conversation: string };
  await sendGift(browser, partner.id, 'rose');
  const entries = async () => {
    const { body: ledger } = await browser.get('/api/transactions.php');
    return (ledger as { entries: { kind: string; about: object | null }[] }).entries.map(
      ({ kind, about }) => ({
        kind,
        about,
      }),
    );
  };
  const about = { conversation, name: 'Marlow', fictional: false };
  const seen = (await entries()).slice(0, 3);
  expect(seen).toEqual([
    { kind: 'gift', about: { ...about, gift: 'rose' } },
    { kind: 'message', about: { ...about, gift: null } },
    {
      kind: 'message',
      about: { conversation: expect.any(String) as string, name: 'Iris', fictional: true, gift: null },
    },
  ]);
  await partner.browser.post('/api/block.php', { profile: await ownId(browser) });
  expect((await entries()).slice(0, 2).map((entry) => entry.about)).toEqual([null, null]);
});

async function ownId(browser: Browser): Promise<string> {
  return ((await browser.get('/api/user.php')).body as { user: { id: string } }).user.id;
}
