import webpush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allJobs } from '../../src/all-jobs';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import type { MemberWish } from '../support/members';
import { send } from '../support/send-message';
import { isSigned, makeReceiver, startPushService } from './push-service';

const { publicKey, privateKey } = webpush.generateVAPIDKeys();
const jobs = new Map(allJobs.map((job) => [job.name, job]));

let service: Awaited<ReturnType<typeof startPushService>>;
let api: TestApi;
beforeAll(async () => {
  service = await startPushService();
  const environment = {
    VAPID_SUBJECT: 'mailto:push@oakmere.example',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_TEST_HOSTS: service.host,
  };
  api = await startApi({ environment });
});
afterAll(async () => {
  await api.close();
  await service.stop();
});
beforeEach(async () => {
  service.answer();
  service.received.length = 0;
  await api.db.deleteFrom('push_subscription').execute();
});

const push = { query: { push: 1 } };
const path = '/api/user.php';
let browsers = 0;

function subscription(changed: object = {}) {
  const receiver = makeReceiver();
  const endpoint = `${service.origin}/browser-${(browsers += 1)}`;
  return { receiver, body: { endpoint, expirationTime: null, keys: receiver.keys, ...changed } };
}

async function listener(wish: MemberWish = {}) {
  const member = await api.member(wish);
  const { receiver, body } = subscription();
  expect((await member.browser.post(path, body, push)).status).toBe(204);
  return { ...member, receiver, body };
}

const kept = () => api.db.selectFrom('push_subscription').select('endpoint').orderBy('endpoint').execute();

/** The queued pushes, each to be run as the worker would. */
async function waitingPushes() {
  const { rows } = await api.connection.run(`select name, data from pgboss.job where name like 'push.%'`, []);
  return (rows as { name: string; data: never }[]).map(({ name, data }) => ({
    run: async () => jobs.get(name)?.run(data, api.application.services),
  }));
}

/** Runs the queued pushes once each, and returns the failures. */
async function work(): Promise<string[]> {
  const waiting = await waitingPushes();
  await api.connection.run(`delete from pgboss.job where name like 'push.%'`, []);
  const failures: string[] = [];
  for (const { run } of waiting) await run().catch((error: Error) => failures.push(error.message));
  return failures;
}

describe('push subscription', () => {
  test('is stored with its session, once for a browser, and deleted with it', async () => {
    const [me, next] = [await listener(), await api.member()];
    expect((await me.browser.post(path, me.body, push)).status).toBe(204);
    expect(await kept()).toEqual([{ endpoint: me.body.endpoint }]);
    const { body } = subscription();
    await me.browser.post(path, body, push);
    expect(await kept()).toEqual([{ endpoint: body.endpoint }]);
    await next.browser.post(path, body, push);
    await me.browser.get('/api/logout.php');
    expect(await kept()).toEqual([{ endpoint: body.endpoint }]);
    await next.browser.get('/api/logout.php');
    expect(await kept()).toEqual([]);
  });

  test('can be deleted by its member only', async () => {
    const [me, other] = [await listener(), await listener()];
    expect((await other.browser.delete(path, me.body, push)).status).toBe(204);
    expect(await kept()).toHaveLength(2);
    expect((await me.browser.delete(path, me.body, push)).status).toBe(204);
    expect((await me.browser.delete(path, me.body, push)).status).toBe(204);
    expect(await kept()).toEqual([{ endpoint: other.body.endpoint }]);
  });

  test('sent many times in parallel is stored once', async () => {
    const { browser } = await api.member();
    const { body } = subscription();
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(path, body, push)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await kept()).toEqual([{ endpoint: body.endpoint }]);
  });

  test('requires a session', async () => {
    const { body } = subscription();
    const answers = [
      await api.visitor().post(path, body, push),
      await api.visitor().delete(path, body, push),
    ];
    const refused = [403, 'authentication_required'];
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual([refused, refused]);
  });

  const { keys } = makeReceiver();
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  test.each([
    ['https://push.example/x', { endpoint: 'not_in_list' }],
    ['http://fcm.googleapis.com/fcm/send/x', { endpoint: 'not_in_list' }],
    ['https://fcm.googleapis.com:8443/x', { endpoint: 'not_in_list' }],
    ['https://user@fcm.googleapis.com/x', { endpoint: 'not_in_list' }],
    ['https://fcm.googleapis.com.evil.example/x', { endpoint: 'not_in_list' }],
    ['https://evilpush.apple.com.example/x', { endpoint: 'not_in_list' }],
    ['https://notify.windows.com.example/x', { endpoint: 'not_in_list' }],
    ['https://fcm.googleapis.com@10.0.0.1/x', { endpoint: 'not_in_list' }],
    ['https://127.0.0.1/x', { endpoint: 'not_in_list' }],
    ['https://[::1]/x', { endpoint: 'not_in_list' }],
    ['https://169.254.169.254/latest', { endpoint: 'not_in_list' }],
    ['https://localhost/x', { endpoint: 'not_in_list' }],
    ['file:///etc/passwd', { endpoint: 'invalid' }],
    [`https://fcm.googleapis.com/${'x'.repeat(1000)}`, { endpoint: 'too_long' }],
  ])('at %s is refused', async (endpoint, fields) => {
    const { browser } = await api.member();
    const answer = await browser.post(path, { endpoint, keys }, push);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    [{ keys: { ...keys, p256dh: offCurve } }, { 'keys.p256dh': 'invalid' }],
    [{ keys: { ...keys, p256dh: keys.p256dh.slice(1) } }, { 'keys.p256dh': 'invalid' }],
    [{ keys: { ...keys, auth: `${keys.auth}==` } }, { 'keys.auth': 'invalid' }],
    [{ keys: { p256dh: keys.p256dh } }, { 'keys.auth': 'required' }],
    [{ keys: { ...keys, more: 'x' } }, { 'keys.more': 'not_allowed' }],
  ])('with %j is refused', async (changed, fields) => {
    const { browser } = await api.member();
    const answer = await browser.post(path, subscription(changed).body, push);
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid_fields', fields }]);
    expect(await kept()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('at %s is accepted', async (endpoint) => {
    const { browser } = await api.member();
    expect((await browser.post(path, { endpoint, keys }, push)).status).toBe(204);
  });

  test('is not accepted as a login, nor a login as a subscription', async () => {
    const { browser } = await api.member();
    const [one, other] = [
      await browser.post(path, subscription().body),
      await browser.post(path, { email: 'a@oakmere.example', password: 'x' }, push),
    ];
    expect([one, other].map(({ status, body }) => [status, (body as { fields: object }).fields])).toEqual([
      [422, { email: 'required', password: 'required' }],
      [422, { endpoint: 'required', keys: 'required' }],
    ]);
  });
});

test('the settings include the push key, and an unconfigured demo has a working one', async () => {
  expect((await api.visitor().get('/api/settings.php')).body).toMatchObject({ push_public_key: publicKey });
  const demo = await startApi();
  const key = ((await demo.visitor().get('/api/settings.php')).body as { push_public_key: string })
    .push_public_key;
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  const [me, other] = [await demo.member(), await demo.member({ profile: { name: 'Juniper' } })];
  const { body } = subscription({ endpoint: 'https://fcm.googleapis.com/fcm/send/x' });
  await me.browser.post(path, body, push);
  await demo.application.work();
  await other.browser.post('/api/like.php', { profile: me.id });
  const sent = await vi.waitFor(
    () => demo.db.selectFrom('outgoing_push').select(['endpoint', 'payload']).executeTakeFirstOrThrow(),
    { timeout: 10_000, interval: 20 },
  );
  expect([sent.endpoint, JSON.parse(sent.payload)]).toEqual([
    body.endpoint,
    {
      event: `like:${other.id}`,
      tag: `like:${other.id}`,
      title: 'Juniper',
      body: 'Likes you',
      path: '/likes',
    },
  ]);
  await demo.close();
});

describe('push message', () => {
  test('names the sender in the member’s language, without the text, encrypted for that browser', async () => {
    const me = await listener({ account: { language: 'nl' } });
    const other = await api.member({ profile: { name: 'Juniper', fictional: true } });
    const { body } = await send(other.browser, me.id, 'A secret');
    expect(await work()).toEqual([]);
    const [got] = service.received;
    expect(service.received).toHaveLength(1);
    expect(got?.path).toBe(new URL(me.body.endpoint).pathname);
    expect(got?.body.includes('Juniper')).toBe(false);
    expect(got && isSigned(got.headers, publicKey, service.origin)).toBe(true);
    const { conversation, message } = body as { conversation: string; message: { id: string } };
    expect(got && me.receiver.open(got.body)).toEqual({
      event: `message:${message.id}`,
      tag: `chat:${conversation}`,
      path: `/chats/${conversation}`,
      title: '🎭 Juniper (fictief profiel)',
      body: 'Heeft je voor het eerst geschreven',
    });
    await send(other.browser, me.id, 'Another');
    await work();
    expect(me.receiver.open(service.received[1]?.body ?? Buffer.alloc(0)).body).toBe('Nieuw bericht voor je');
  });

  test('is sent for a like and for a match', async () => {
    const [me, other] = [await listener(), await listener()];
    await me.browser.post('/api/like.php', { profile: other.id });
    await work();
    await other.browser.post('/api/like.php', { profile: me.id });
    await work();
    const pushes = service.received.map(({ path: to, body }) => {
      const reader = to === new URL(me.body.endpoint).pathname ? me : other;
      return [reader === me ? 'me' : 'other', reader.receiver.open(body).body];
    });
    expect(pushes).toEqual([
      ['other', 'Likes you'],
      ['me', 'Likes you too: it’s a match!'],
    ]);
  });

  test('is not sent for a rejected message, nor to a member without a subscription', async () => {
    const [me, other] = [await listener(), await api.member()];
    await send(me.browser, other.id, 'Hello');
    await send(other.browser, me.id, '\u200b');
    expect(await work()).toEqual([]);
    expect(service.received).toEqual([]);
  });

  test('is retried after failures and received once', async () => {
    const [me, other] = [await listener(), await api.member()];
    await send(other.browser, me.id, 'Hello');
    const [waiting] = await waitingPushes();
    const run = () => waiting?.run() ?? Promise.reject(new Error('no push waits'));
    service.answer(500, 429, 302);
    for (const status of [500, 429, 302]) await expect(run()).rejects.toThrow(` answered ${status}`);
    await run();
    await run();
    await work();
    expect(service.received).toHaveLength(1);
  });

  test('reaches every browser once even if every other response fails', async () => {
    const [me, other] = [await listener(), await api.member({ account: { credits: 20 } })];
    const elsewhere = api.visitor();
    elsewhere.cookie = `auth=${await openSession(api.db, me.id, 'elsewhere', api.clock.now())}`;
    await elsewhere.post(path, subscription().body, push);
    for (let count = 0; count < 10; count += 1) await send(other.browser, me.id, `Hello ${count}`);
    let left = await waitingPushes();
    service.answer(...Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 503 : 201)));
    for (let round = 0; left.length > 0 && round < 20; round += 1) {
      const failing: typeof left = [];
      for (const waiting of left) await waiting.run().catch(() => failing.push(waiting));
      left = failing;
    }
    await work();
    const reached = service.received.map(({ path: to, headers }) => `${to} ${String(headers.topic)}`);
    expect([left, service.received.length]).toEqual([[], 20]);
    expect(new Set(reached).size).toBe(2);
  });

  test.each([404, 410])('with a %i response deletes the subscription', async (status) => {
    const [me, other] = [await listener(), await api.member()];
    service.answer(status);
    await send(other.browser, me.id, 'Hello');
    expect(await work()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('is sent once for a like given twice within a day', async () => {
    const [me, other] = [await listener(), await api.member()];
    for (const _ of [1, 2]) {
      await other.browser.post('/api/like.php', { profile: me.id });
      await work();
      await other.browser.delete('/api/like.php', { profile: me.id });
    }
    expect(service.received).toHaveLength(1);
  });

  const unconfirmed = { account: { status: 'not_confirmed' as const }, profile: { visible: false } };
  test.each<
    [string, MemberWish, (other: string, me: Awaited<ReturnType<typeof listener>>) => Promise<unknown>]
  >([
    ['an unconfirmed sender', unconfirmed, async () => undefined],
    ['a sender who is deleted', {}, (other) => setStatus(other, 'deleted')],
    ['a sender who is banned', {}, (other) => setStatus(other, 'banned')],
    ['a sender who is blocked', {}, (other, me) => me.browser.post('/api/block.php', { profile: other })],
    ['a member who turned them off', {}, (_, me) => turnOff(me.id)],
    ['a member who is banned', {}, (_, me) => setStatus(me.id, 'banned')],
    ['a member who logged out', {}, (_, me) => me.browser.post('/api/logout.php')],
    [
      'what was already read',
      {},
      async (other, me) => {
        const { body } = await me.browser.get('/api/chat.php', { query: { profile: other } });
        await me.browser.put('/api/chat.php', {
          conversation: (body as { conversation: string }).conversation,
        });
        await me.browser.put('/api/like.php', { profile: other });
      },
    ],
  ])('is not sent for %s', async (_, wish, between) => {
    const [me, other] = [await listener(), await api.member(wish)];
    const answers = [
      await send(other.browser, me.id, 'Hello'),
      await other.browser.post('/api/like.php', { profile: me.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await between(other.id, me);
    expect(await work()).toEqual([]);
    expect(service.received).toEqual([]);
  });

  async function setStatus(id: string, status: 'deleted' | 'banned') {
    await api.db.updateTable('account').set({ status }).where('id', '=', id).execute();
  }

  async function turnOff(account_id: string) {
    const types = ['new_conversations', 'new_messages', 'like'];
    const rows = types.map((type) => ({ account_id, type, channel: 'push' as const, enabled: false }));
    await api.db.insertInto('notification_setting').values(rows).execute();
  }
});
