import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../../src/accounts/erase-account';
import { startApi, type TestApi } from '../support/api';
import { memberPassword } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LIMITS: 'on' } });
});
afterAll(() => api.close());

let people = 0;
async function someone(status: 'active' | 'banned' | 'deleted' | 'not_confirmed' = 'active') {
  const email = `login${(people += 1)}@oakmere.example`;
  const { id } = await api.member({ account: { email, email_key: email, status } });
  return { id, email };
}

function login(email: string, password: string, address?: string) {
  return api.visitor(address ? { address } : {}).post('/api/user.php', { email, password });
}

test('the right password logs in, whatever the case of the address and the spaces around it', async () => {
  const { id, email } = await someone();
  const browser = api.visitor();
  const answer = await browser.post('/api/user.php', {
    email: ` ${email.toUpperCase()}`,
    password: memberPassword,
  });
  expect([answer.status, answer.body]).toMatchObject([200, { user: { id, email } }]);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^auth=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  expect((await browser.get('/api/user.php')).body).toEqual(answer.body);
});

test('a wrong password, an unknown address and an invalid one get the same 403 response', async () => {
  const { email } = await someone();
  const refused = { message: 'login_failed', statusCode: 403, code: 'login_failed' };
  expect(await login(email, 'wrong')).toMatchObject({ status: 403, body: refused });
  expect(await login('nobody@oakmere.example', memberPassword)).toMatchObject({ status: 403, body: refused });
  expect(await login('no address', memberPassword)).toMatchObject({ status: 403, body: refused });
});

test('unconfirmed members can log in, banned ones are told so, and deleted ones are offered reactivation', async () => {
  const [unconfirmed, banned, deleted] = [
    await someone('not_confirmed'),
    await someone('banned'),
    await someone('deleted'),
  ];
  expect((await login(unconfirmed.email, memberPassword)).body).toMatchObject({
    user: { status: 'not_confirmed' },
  });
  expect((await login(banned.email, 'not-the-password')).body).toMatchObject({ code: 'login_failed' });
  const told = await login(banned.email, memberPassword);
  expect([told.status, told.body]).toMatchObject([403, { code: 'account_disabled' }]);
  expect(told.headers.get('set-cookie')).toBe(null);
  expect(await login(deleted.email, memberPassword)).toMatchObject({
    status: 409,
    body: { code: 'account_deleted_reactivatable' },
  });
  expect((await login(deleted.email, 'wrong')).body).toMatchObject({ code: 'login_failed' });
});

test('the sixth attempt from one IP address is locked for 15 minutes, even with the right password', async () => {
  const { email } = await someone();
  const address = '203.0.113.20';
  expect((await login(email, memberPassword, '203.0.113.21')).status).toBe(200);
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await login(email, 'wrong', address)).status).toBe(403);
  const locked = await login(email, memberPassword, address);
  expect([locked.status, locked.body]).toEqual([
    429,
    { message: 'too_many_attempts', statusCode: 429, code: 'too_many_attempts', data: { minutes: 15 } },
  ]);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(890);
  expect((await login(email, memberPassword, '203.0.113.21')).status).toBe(200);
  await sql`update rate_limit set expire = expire - 900000 where key like 'login-account-%'`.execute(api.db);
  expect((await login(email, memberPassword, address)).status).toBe(200);
});

test('IP addresses of one IPv6 network count as one', async () => {
  const { email } = await someone();
  expect((await login(email, memberPassword, '2001:db8:1:3::7')).status).toBe(200);
  for (let wrong = 0; wrong < 5; wrong += 1) await login(email, 'wrong', `2001:db8:1:2::${wrong}`);
  expect((await login(email, memberPassword, '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await login(email, memberPassword, '2001:db8:1:3::1')).status).toBe(200);
});

test('of a hundred parallel guesses from one IP address, five are checked and the rest return 429', async () => {
  const { email } = await someone();
  const guesses = Array.from({ length: 100 }, () => login(email, 'wrong', '203.0.113.30'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test('of a hundred parallel guesses from different IPs five are checked, and a known network still logs in', async () => {
  const { email } = await someone();
  const home = '203.0.113.35';
  expect((await login(email, memberPassword, home)).status).toBe(200);
  const guesses = Array.from({ length: 100 }, (_, guess) => login(email, 'wrong', `203.0.116.${guess}`));
  const [owner, ...guessed] = await Promise.all([login(email, memberPassword, home), ...guesses]);
  expect(owner.status).toBe(200);
  expect(guessed.filter(({ status }) => status === 403)).toHaveLength(5);
  const refused = guessed.filter(({ status }) => status === 429);
  expect(new Set(refused.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([
      JSON.stringify({
        message: 'too_many_attempts',
        statusCode: 429,
        code: 'too_many_attempts',
        data: { minutes: 1 },
      }),
    ]),
  );
  expect(refused).toHaveLength(95);
});

test('a right password resets the count of wrong attempts', async () => {
  const { email } = await someone();
  const address = '203.0.113.40';
  for (let round = 0; round < 3; round += 1) {
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect((await login(email, 'wrong', address)).status).toBe(403);
    expect((await login(email, memberPassword, address)).status).toBe(200);
  }
});

test('guesses from many IP addresses get growing delays, and the owner can still log in', async () => {
  const { email } = await someone();
  const minute = sql`update rate_limit set expire = expire - 60000 where key like 'login-account-burst:%'`;
  const before = api.clock.waited.length;
  for (let guess = 0; guess < 30; guess += 1) {
    if (guess % 5 === 0) await minute.execute(api.db);
    await login(email, 'wrong', `203.0.114.${guess}`);
  }
  expect(api.clock.waited.slice(before)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000]);
  await minute.execute(api.db);
  expect((await login(email, memberPassword, '203.0.115.1')).status).toBe(200);
});

test('erasing an account removes the networks its member logged in from', async () => {
  const { inTransaction, environment } = api.application.services;
  const networks = async () =>
    (
      await sql`select key from rate_limit where key like 'login-known-network:%' order by key`.execute(
        api.db,
      )
    ).rows;
  const { id, email } = await someone();
  const before = await networks();
  expect((await login(email, memberPassword, '203.0.113.60')).status).toBe(200);
  expect(await networks()).toHaveLength(before.length + 1);
  const deleted_at = new Date(api.clock.now().getTime() - 15 * 86_400_000);
  await api.db.updateTable('account').set({ status: 'deleted', deleted_at }).where('id', '=', id).execute();
  const erase = () => inTransaction((scope) => eraseAccount(scope, id, environment.SESSION_SECRET));
  expect([await erase(), await networks()]).toEqual([true, before]);
});
