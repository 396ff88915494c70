import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isVisible = async (id: string) =>
  (await api.db.selectFrom('profile').select('visible').where('id', '=', id).executeTakeFirstOrThrow())
    .visible;

test('a visitor gets no user', async () => {
  expect(
    (await api.visitor().get('/api/user.php', { headers: { 'x-request-type': 'client' } })).body,
  ).toEqual({
    user: null,
  });
});

test('language, invisibility and spend limit can be changed one by one', async () => {
  const { id, browser } = await api.member();
  expect((await browser.put('/api/user.php', { language: 'nl' })).body).toMatchObject({
    user: { language: 'nl', invisible: false, spend_limit: null },
  });
  expect((await browser.put('/api/user.php', { spend_limit: 5000 })).body).toMatchObject({
    user: { language: 'nl', spend_limit: 5000 },
  });
  expect((await browser.put('/api/user.php', { invisible: true, spend_limit: 5000 })).body).toMatchObject({
    user: { language: 'nl', invisible: true, spend_limit: 5000 },
  });
  expect(await isVisible(id)).toBe(false);
  await browser.put('/api/user.php', { invisible: false });
  expect(await isVisible(id)).toBe(true);
});

test('an unconfirmed member does not become visible by turning invisibility off', async () => {
  const { id, browser } = await api.member({ account: { status: 'not_confirmed' } });
  await browser.put('/api/user.php', { invisible: false });
  expect(await isVisible(id)).toBe(false);
});

test('the status is disabled for a disabled profile, and not_confirmed for an unconfirmed member', async () => {
  const profile = { status: 'disabled' } as const;
  const statusOf = async (wish: Parameters<TestApi['member']>[0]) => {
    const { browser } = await api.member(wish);
    return ((await browser.get('/api/user.php')).body as { user: { status: string } }).user.status;
  };
  expect([
    await statusOf({ profile }),
    await statusOf({ profile, account: { status: 'not_confirmed' } }),
    await statusOf({}),
  ]).toEqual(['disabled', 'not_confirmed', 'active']);
});

test.each([
  [{}, {}],
  [{ language: 'sv' }, { language: 'not_in_list' }],
  [{ language: 'xx' }, { language: 'not_in_list' }],
  [{ spend_limit: -1 }, { spend_limit: 'too_low' }],
  [{ spend_limit: 1.5 }, { spend_limit: 'invalid' }],
  [{ invisible: 'yes' }, { invisible: 'invalid' }],
  [{ credits: 100 }, { credits: 'not_allowed' }],
  [{ language: 'nl', paid_user: true }, { paid_user: 'not_allowed' }],
])('%j is refused and changes nothing', async (body, fields) => {
  const { browser } = await api.member();
  const before = await browser.get('/api/user.php');
  const answer = await browser.put('/api/user.php', body);
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
  expect((await browser.get('/api/user.php')).body).toEqual(before.body);
});

test('badges count unread messages and new likes, but none from blocked members', async () => {
  const [me, one, other] = [await api.member(), await api.member(), await api.member()];
  await one.browser.post('/api/like.php', { profile: me.id });
  await other.browser.post('/api/like.php', { profile: me.id });
  await one.browser.post('/api/chat.php', { profile: me.id, type: 'text', text: 'Hello' });
  await other.browser.post('/api/chat.php', { profile: me.id, type: 'text', text: 'Hello' });
  const badges = async () => {
    const { user } = (await me.browser.get('/api/user.php')).body as { user: Record<string, unknown> };
    return [user.num_unread_messages, user.num_new_likes];
  };
  expect(await badges()).toEqual([2, 2]);
  await api.db
    .insertInto('block')
    .values({ blocker_id: me.id, blocked_id: other.id, created_at: api.clock.now() })
    .execute();
  expect(await badges()).toEqual([1, 1]);
});
