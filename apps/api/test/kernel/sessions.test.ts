import { afterAll, beforeAll, expect, test } from 'vitest';
import { SessionLookups } from '../../src/kernel/sessions/session-lookups';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import { endAllSessions } from '../support/end-sessions';
import { elmfordHost } from '../support/brands';
import { memberPassword } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const day = 86_400;
const isLoggedIn = async (browser: { get(path: string): Promise<{ body: unknown }> }) =>
  (await browser.get('/api/user.php')).body !== null &&
  ((await browser.get('/api/user.php')).body as { user: unknown }).user !== null;

test('a session lasts 30 days from the last visit', async () => {
  const { browser } = await api.member();
  api.clock.pass(29 * day);
  const renewed = await browser.get('/api/user.php');
  expect(renewed.headers.get('set-cookie')).toBe(
    `${browser.cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  );
  expect((await browser.get('/api/user.php')).headers.get('set-cookie')).toBe(null);
  api.clock.pass(29 * day);
  expect(await isLoggedIn(browser)).toBe(true);
  api.clock.pass(30 * day);
  expect(await isLoggedIn(browser)).toBe(false);
});

test('a response that renews the session cookie is never public', async () => {
  const { browser } = await api.member();
  const header = async (path: string) => {
    const { headers } = await browser.get(path);
    return [headers.has('set-cookie'), headers.get('cache-control')];
  };
  for (const path of ['/api/regions.php', '/api/interests.php', '/api/companyinfo.php']) {
    api.clock.pass(day);
    expect(await header(path)).toEqual([true, 'private, max-age=3600']);
    expect(await header(path)).toEqual([false, 'public, max-age=3600']);
  }
});

test('the session table does not contain the token', async () => {
  const { id, browser } = await api.member();
  const session = await api.db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(session)).not.toContain(browser.cookie?.slice(5));
});

test('an eleventh login ends the least recently used session', async () => {
  const first = await api.member();
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  const others = [];
  for (let login = 0; login < 10; login += 1) {
    api.clock.pass(1);
    const browser = api.visitor();
    expect((await browser.post('/api/user.php', { email, password: memberPassword })).status).toBe(200);
    others.push(browser);
  }
  expect(await isLoggedIn(first.browser)).toBe(false);
  expect(await Promise.all(others.map(isLoggedIn))).toEqual(Array(10).fill(true));
});

test('a session is valid in its own pool only', async () => {
  const { browser } = await api.member();
  const elsewhere = api.visitor({ host: elmfordHost });
  elsewhere.cookie = browser.cookie;
  expect((await elsewhere.get('/api/user.php')).body).toEqual({ user: null });
});

test.each(['banned', 'deleted'] as const)('a %s account has no session', async (status) => {
  const { id, browser } = await api.member();
  await api.db.updateTable('account').set({ status }).where('id', '=', id).execute();
  expect(await isLoggedIn(browser)).toBe(false);
});

test('ending all sessions ends each of them at once, and none of another member', async () => {
  const [{ id, browser }, other] = [await api.member(), await api.member()];
  const browsers = [browser, api.visitor(), api.visitor(), other.browser];
  for (const device of browsers.slice(1, 3))
    device.cookie = `auth=${await openSession(api.db, id, 'another device', api.clock.now())}`;
  const ask = () => Promise.all(browsers.map((device) => device.put('/api/user.php', { language: 'nl' })));
  const before = await ask();
  await endAllSessions(api, id);
  const after = await ask();
  expect([before, after].map((answers) => answers.map(({ status }) => status))).toEqual([
    [200, 200, 200, 200],
    [403, 403, 403, 200],
  ]);
});

test('on HTTPS the session cookie is Secure and has the __Host- prefix', async () => {
  const https = await startApi({ environment: { BASE_URL: 'https://oakmere.test' } });
  const { id } = await https.member();
  const { email } = await https.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const answer = await https.visitor().post('/api/user.php', { email, password: memberPassword });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-auth=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await https.close();
});

test('parallel lookups of a session share one query, and later lookups query again', async () => {
  const { id, browser } = await api.member();
  const lookups = new SessionLookups(api.db);
  const find = () => lookups.find(browser.cookie?.slice(5) ?? '', 'oak', api.clock.now());
  const [first, second] = await Promise.all([find(), find()]);
  expect(first?.member.id).toBe(id);
  expect(second).toBe(first);
  await endAllSessions(api, id);
  expect(await find()).toBe(null);
});
