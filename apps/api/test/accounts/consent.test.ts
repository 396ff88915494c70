import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order, price } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import { ashfieldHost, sharingBrands } from '../support/brands';
import type { Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ brands: sharingBrands() });
});
afterAll(() => api.close());

const only = { profile: { shown_on: ['oakmere'] } };
const premium = { paid_user: true, credits: 50 };
const agree = (browser: Browser, consent: boolean) =>
  browser.put('/api/consent.php', { domain: 'ashfield.example', consent });
const elsewhere = () =>
  api.member({
    host: ashfieldHost,
    account: { brand: 'ashfield', ...premium },
    profile: { shown_on: ['oakmere', 'ashfield'] },
  });

/** Where a member is visible on the other site. */
async function seen(browser: Browser, id: string) {
  const search = JSON.stringify((await browser.get('/api/members.php')).body).includes(id);
  const likes = JSON.stringify((await browser.get('/api/likes.php')).body).includes(id);
  const { status } = await browser.get('/api/profile.php', { query: { id } });
  return { search, likes, profile: status };
}

describe('consent to be shown on another site', () => {
  test('is off by default, and takes effect at once when given or withdrawn', async () => {
    const { id, browser } = await api.member(only);
    const onlooker = await elsewhere();
    const own = { domain: 'oakmere.example', name: 'Oakmere', own: true, consent: true };
    const other = { domain: 'ashfield.example', name: 'Ashfield', own: false };
    expect((await browser.get('/api/consent.php')).body).toEqual({
      domains: [own, { ...other, consent: false }],
      advertising: false,
    });
    await browser.post('/api/like.php', { profile: onlooker.id });
    const hidden = { search: false, likes: false, profile: 404 };
    expect(await seen(onlooker.browser, id)).toEqual(hidden);
    expect((await send(onlooker.browser, id, 'Hello')).status).toBe(404);

    expect((await agree(browser, true)).body).toEqual({
      domains: [own, { ...other, consent: true }],
      advertising: false,
    });
    expect(await seen(onlooker.browser, id)).toEqual({ search: true, likes: true, profile: 200 });
    await agree(browser, false);
    expect(await seen(onlooker.browser, id)).toEqual(hidden);
  });

  test('withdrawing it keeps an existing conversation open', async () => {
    const { id, browser } = await api.member(only);
    const onlooker = await elsewhere();
    await agree(browser, true);
    expect((await send(onlooker.browser, id, 'Hello')).status).toBe(200);
    await agree(browser, false);
    expect((await send(onlooker.browser, id, 'Still there?')).status).toBe(200);
    expect((await onlooker.browser.get('/api/profile.php', { query: { id } })).status).toBe(200);
  });

  test.each([
    ['the own site', 'oakmere.example', 'not_allowed'],
    ['an unknown site', 'elmford.example', 'not_in_list'],
  ])('is refused for %s', async (_, domain, issue) => {
    const { browser } = await api.member(only);
    expect(await browser.put('/api/consent.php', { domain, consent: true })).toMatchObject({
      status: 422,
      body: { fields: { domain: issue } },
    });
  });

  test('is not offered when either brand shares no members, but can still be withdrawn', async () => {
    const { id, browser } = await api.member(only);
    const domains = async () =>
      ((await browser.get('/api/consent.php')).body as { domains: { domain: string }[] }).domains.map(
        ({ domain }) => domain,
      );
    for (const brand of api.application.services.brands.all) {
      const { settings } = brand;
      Object.assign(brand, { settings: { ...settings, member_resell: false } });
      expect(await domains()).toEqual(['oakmere.example']);
      expect(await agree(browser, true)).toMatchObject({
        status: 422,
        body: { fields: { domain: 'not_in_list' } },
      });
      Object.assign(brand, { settings });
    }
    await agree(browser, true);
    const [own] = api.application.services.brands.all;
    if (!own) throw new Error('no brand');
    const { settings } = own;
    Object.assign(own, { settings: { ...settings, member_resell: false } });
    expect(await domains()).toEqual(['oakmere.example', 'ashfield.example']);
    await agree(browser, false);
    expect(await domains()).toEqual(['oakmere.example']);
    Object.assign(own, { settings });
    const { shown_on } = await api.db
      .selectFrom('profile')
      .select('shown_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(shown_on).toEqual(['oakmere']);
  });

  test('for advertising is given and withdrawn separately', async () => {
    const { id, browser } = await api.member(only);
    const advertised = async () =>
      (await api.visitor().get('/api/advertised-profile.php', { query: { id } })).status;
    expect(await advertised()).toBe(404);
    await browser.put('/api/consent.php', { advertising: true });
    expect(await advertised()).toBe(200);
    await browser.put('/api/consent.php', { advertising: false });
    expect(await advertised()).toBe(404);
  });
});

describe('read status', () => {
  test('is not shown to the sender when either member hides it', async () => {
    const [me, other] = [await api.member({ account: premium }), await api.member({ account: premium })];
    await send(me.browser, other.id, 'Hello');
    const { body } = await other.browser.get('/api/chats.php');
    const [chat] = (body as { chats: { conversation_id: string }[] }).chats;
    const conversation = chat?.conversation_id;
    await other.browser.put('/api/chat.php', { conversation });
    const status = async () => {
      const read = await me.browser.get('/api/chat.php', { query: { profile: other.id } });
      return (read.body as { messages: { status: string }[] }).messages.map((message) => message.status);
    };
    expect(await status()).toEqual(['read']);
    for (const one of [me, other]) {
      await one.browser.put('/api/user.php', { show_read: false });
      expect(await status()).toEqual(['delivered']);
      await one.browser.put('/api/user.php', { show_read: true });
    }
    await other.browser.put('/api/user.php', { show_read: false });
    await api.db.deleteFrom('event').execute();
    await send(me.browser, other.id, 'And now?');
    await other.browser.put('/api/chat.php', { conversation });
    const recipients = await api.db
      .selectFrom('event')
      .select('account_id')
      .where('type', '=', 'read')
      .execute();
    expect(recipients).toEqual([{ account_id: other.id }]);
  });
});

describe('retention offer', () => {
  const path = '/api/account-deletion.php';
  const offerOf = async (browser: Browser) => ((await browser.get(path)).body as { offer: unknown }).offer;

  test('is made until it is answered; accepting it gives a code that only the member can use', async () => {
    const { id, browser } = await api.member();
    expect(await offerOf(browser)).toEqual({
      percentage: 50,
      package: {
        id: 'o40',
        credits: 40,
        price: 1600,
        full_price: 3200,
        currency: 'EUR',
        price_per_credit: 40,
        price_per_message: 40,
      },
    });
    const { status, body } = await browser.post(path, { accept_offer: true });
    const { discount_code } = body as { discount_code: { code: string } };
    expect([status, discount_code]).toMatchObject([
      200,
      { percentage: 50, user_id: id, validity: 'once', expires: '2026-03-09T12:00:00.000Z' },
    ]);
    expect(await offerOf(browser)).toBeNull();
    expect((await browser.post(path, { accept_offer: true })).status).toBe(409);
    const { code } = discount_code;
    const stranger = await api.member();
    expect((await order(stranger.browser, { code, amount: price / 2 })).status).toBe(403);
    expect((await order(browser, { code, amount: price / 2 })).status).toBe(201);
  });

  test('is not made again once declined, and the account can then be deleted without a reason', async () => {
    const { browser } = await api.member();
    expect((await browser.post(path, { accept_offer: false })).status).toBe(204);
    expect(await offerOf(browser)).toBeNull();
    expect((await browser.post(path, { password: memberPassword })).status).toBe(204);
  });

  test('accepted ten times in parallel gives one code', async () => {
    const { id, browser } = await api.member();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post(path, { accept_offer: true })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    const codes = api.db.selectFrom('discount_code').select('code').where('account_id', '=', id);
    expect((await codes.execute()).length).toBe(1);
  });
});
