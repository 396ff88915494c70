import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitRules, type LimitName } from '../../src/kernel/limits/limit-rules';
import { order } from '../payments/shop';
import { engine, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { memberPassword } from '../support/members';
import { premiumAccount, startHostile, uploadPhoto, type Person } from './world';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startHostile({ environment: { LIMITS: 'on' } });
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances both clocks: message limits use the API's, all others the system's. */
function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  api.clock.pass(seconds);
}

const nobody = '00000000-0000-4000-8000-000000000000';

const tries: Partial<Record<LimitName, (caller: Person) => Promise<Answer>>> = {
  'api-session': ({ browser }) => browser.get('/api/block.php'),
  'api-visitor': ({ browser }) => {
    browser.cookie = null;
    return browser.get('/api/credits.php');
  },
  'message-burst': ({ browser }) =>
    browser.post('/api/chat.php', { profile: nobody, type: 'text', text: 'Hi' }),
  like: ({ browser }) => browser.post('/api/like.php', { profile: nobody }),
  upload: ({ browser }) => browser.post('/api/photos.php', new FormData()),
  search: ({ browser }) => browser.get('/api/members.php'),
  visit: ({ browser }) => browser.post('/api/visit.php', { lander: 'video', step: 'view' }),
  signup: ({ browser }) => browser.post('/api/signup.php', {}),
  'activation-mail': ({ browser }) => browser.post('/api/activation-mail.php'),
  'activation-try': ({ browser }) => browser.post('/api/activate.php', { token: 'x' }),
  'reset-mail-address': ({ browser }) =>
    browser.post('/api/reset-password.php', { email: `${Math.random()}@oakmere.example` }),
  'reset-try': ({ browser }) =>
    browser.put('/api/reset-password.php', { token: 'x', password: 'oak-leaves-turn-green' }),
  'push-subscribe': ({ browser }) =>
    browser.post(
      '/api/user.php',
      {
        endpoint: 'https://fcm.googleapis.com/fcm/send/x',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
      { query: { push: 1 } },
    ),
  'account-deletion': ({ browser }) =>
    browser.post('/api/account-deletion.php', { reason: 'pause', password: 'wrong' }),
  'email-change-try': ({ browser }) =>
    browser.put('/api/email.php', { email: 'no address', password: memberPassword }),
  'email-change-confirm': ({ browser }) => browser.post('/api/mail-change.php', { token: 'x' }),
  'typing-try': ({ browser }) => browser.post('/api/typing.php', { conversation: nobody }),
  'export-file': ({ browser }) => browser.get('/api/export-file.php'),
  'match-finder': ({ browser }) => browser.put('/api/match-finder.php', { answers: { sunday: 'lunch' } }),
  'reactivation-try': ({ browser }) => browser.post('/api/reactivate.php', { token: 'x' }),
  'payment-create': ({ browser }) => order(browser, { amount: 1 }),
  'discount-try': ({ browser }) => browser.get('/api/discountcode.php', { query: { code: 'GUESS' } }),
  'directdebit-try': ({ browser }) =>
    browser.put('/api/directdebit.php', { payment_id: nobody, otp: '000000' }),
  webhook: ({ browser }) => browser.post('/api/payment-webhook.php', { id: 'sb_unknown' }),
  'withdrawal-try': ({ browser }) => browser.post('/api/withdrawal.php', { payment_id: nobody }),
  'withdrawal-order': ({ id, browser }) =>
    browser.post('/api/withdrawal.php', { order_number: id, email: `${Math.random()}@oakmere.example` }),
  'withdrawal-buyer': ({ id, browser }) =>
    browser.post('/api/withdrawal.php', {
      order_number: String(Math.random()),
      email: `${id}@oakmere.example`,
    }),
  'mail-event': ({ browser }) => browser.post('/api/mail-event.php', { events: [] }),
  complaint: ({ browser }) =>
    browser.post('/api/complaints.php', { email: 'a@oakmere.example', reason: 'other', text: 'x' }),
  report: ({ browser }) =>
    browser.post('/api/report.php', { subject: { type: 'profile', id: nobody }, reason: 'fake' }),
  unsubscribe: ({ browser }) => browser.post('/api/unsubscribe.php', { token: 'x' }),
  'login-address': ({ browser }) =>
    browser.post('/api/user.php', { email: `${Math.random()}@oakmere.example`, password: 'wrong' }),
};

test.each(Object.entries(tries))(
  '%s: the request over the limit returns 429 with Retry-After until the window ends',
  async (name, attempt) => {
    const caller = await api.member({ account: premiumAccount });
    const { points, seconds } = limitRules[name as LimitName];
    for (let count = 0; count < points; count += 1) expect((await attempt(caller)).status).not.toBe(429);
    const refused = async () => {
      const { status, body, headers } = await attempt(caller);
      return [status, body, headers.get('retry-after'), headers.get('cache-control')];
    };
    const refusedFor = (wait: number) => [
      429,
      {
        message: 'too_many_requests',
        statusCode: 429,
        code: 'too_many_requests',
        data: { minutes: Math.ceil(wait / 60) },
      },
      String(wait),
      'private, no-store',
    ];
    expect(await refused()).toEqual(refusedFor(seconds));
    const other = await api.member({ account: premiumAccount });
    expect((await attempt(other)).status).not.toBe(429);
    pass(seconds - 1);
    expect(await refused()).toEqual(refusedFor(1));
    pass(1);
    expect((await attempt(caller)).status).not.toBe(429);
  },
);

const kept = Object.entries(tries).filter(([name]) => {
  const { store, points } = limitRules[name as LimitName];
  return store === 'database' && points < 20;
});

describe.runIf(engine === 'postgres')('twenty parallel requests', () => {
  test.each(kept)('%s: exactly as many as the limit are accepted', async (name, attempt) => {
    const caller = await api.member({ account: premiumAccount });
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(caller)));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(20 - refused).toBe(limitRules[name as LimitName].points);
  });
});

test('a forwarded address from an untrusted client does not change the rate limit', async () => {
  const caller = api.visitor({ address: '203.0.113.200' });
  for (let count = 0; count < limitRules['activation-try'].points; count += 1)
    await caller.post(
      '/api/activate.php',
      { token: 'x' },
      { headers: { 'x-forwarded-for': `192.0.2.${count}` } },
    );
  const headers = { 'x-forwarded-for': '192.0.2.99', forwarded: 'for=192.0.2.99', 'x-real-ip': '192.0.2.99' };
  expect((await caller.post('/api/activate.php', { token: 'x' }, { headers })).status).toBe(429);
});

test('photo uploads are limited to thirty a minute and sixty in half an hour', async () => {
  const { browser } = await api.member();
  const statuses = async (count: number) => {
    const answers = [];
    for (let at = 0; at < count; at += 1)
      answers.push((await browser.post('/api/photos.php', new FormData())).status);
    return answers;
  };
  const thirty = Array<number>(30).fill(422);
  const first = await statuses(31);
  pass(60);
  const second = await statuses(31);
  pass(60);
  const third = await statuses(1);
  pass(30 * 60);
  const last = await statuses(1);
  expect([first, second, third, last]).toEqual([[...thirty, 429], [...thirty, 429], [429], [422]]);
});

test('three hundred profiles can be viewed in an hour, and more after it', async () => {
  const { browser } = await api.member();
  const { points, seconds } = limitRules['profile-view'];
  const view = async () => {
    const { status, headers } = await browser.get('/api/profile.php');
    return [status, headers.get('retry-after')];
  };
  const views = [];
  for (let count = 0; count < points; count += 1) views.push(await view());
  const pause = limitRules['api-session'].seconds;
  pass(pause);
  const refused = [await view()];
  pass(seconds - pause - 1);
  refused.push(await view());
  pass(1);
  expect([views, refused, await view()]).toEqual([
    Array.from({ length: points }, () => [200, null]),
    [
      [429, String(seconds - pause)],
      [429, '1'],
    ],
    [200, null],
  ]);
});

test('reads of user, chats, likes and settings are not rate-limited', async () => {
  const { browser } = await api.member();
  const statuses = new Set<number>();
  for (let count = 0; count < 110; count += 1)
    for (const path of ['/api/user.php', '/api/chats.php', '/api/likes.php', '/api/settings.php'])
      statuses.add((await browser.get(path)).status);
  expect([...statuses]).toEqual([200]);
});

test('loading photos does not count towards the limit of 300 requests in five minutes', async () => {
  const { browser } = await api.member();
  const key = await uploadPhoto(browser);
  const statuses = new Set<number>();
  for (let count = 0; count <= limitRules['api-session'].points; count += 1)
    statuses.add((await browser.get(`/media/${key}`)).status);
  expect([[...statuses], (await browser.get('/api/block.php')).status]).toEqual([[200], 200]);
});

test('a member over the rate limit can still log out', async () => {
  const [one, other] = await Promise.all([api.member(), api.member()]);
  for (const { browser } of [one, other]) {
    for (let count = 0; count < limitRules['api-session'].points; count += 1)
      await browser.get('/api/block.php');
    expect((await browser.get('/api/block.php')).status).toBe(429);
  }
  expect((await one.browser.post('/api/logout.php')).status).toBe(204);
  expect((await other.browser.get('/api/logout.php')).status).toBe(204);
  const sessions = api.db.selectFrom('session').select('id').where('account_id', 'in', [one.id, other.id]);
  expect(await sessions.execute()).toEqual([]);
});
