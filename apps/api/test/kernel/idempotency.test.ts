import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

test('the same key and body return the first response and change nothing', async () => {
  const { id, browser } = await api.member();
  const first = await browser.put('/api/user.php', { language: 'nl' }, withKey('one'));
  await api.db.updateTable('account').set({ language: 'de' }).where('id', '=', id).execute();
  const again = await browser.put('/api/user.php', { language: 'nl' }, withKey('one'));
  expect([again.status, again.body]).toEqual([200, first.body]);
  const account = await api.db
    .selectFrom('account')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.language).toBe('de');
});

test('the same key with another body is refused', async () => {
  const { browser } = await api.member();
  await browser.put('/api/user.php', { language: 'nl' }, withKey('two'));
  const other = await browser.put('/api/user.php', { language: 'de' }, withKey('two'));
  expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_key_reused' }]);
});

test('keys are separate for each member', async () => {
  const [one, other] = await Promise.all([api.member(), api.member()]);
  await one.browser.put('/api/user.php', { language: 'nl' }, withKey('three'));
  const answer = await other.browser.put('/api/user.php', { language: 'de' }, withKey('three'));
  expect(answer.body).toMatchObject({ user: { id: other.id, language: 'de' } });
});

test('a failed request can be repeated with its key', async () => {
  const { browser } = await api.member();
  const wrong = await browser.put('/api/user.php', { language: 'sv' }, withKey('four'));
  expect([wrong.status, wrong.body]).toMatchObject([422, { fields: { language: 'not_in_list' } }]);
  expect((await browser.put('/api/user.php', { language: 'nl' }, withKey('four'))).status).toBe(200);
});

test.each(['', 'a b', 'ä', 'x'.repeat(256)])('%j is rejected as a key', async (key) => {
  const { browser } = await api.member();
  const answer = await browser.put('/api/user.php', { language: 'nl' }, withKey(key));
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'invalid_fields' }]);
});

test('six parallel signups with one key create one account, one response and six sessions', async () => {
  const form = signupForm({ email: 'six@oakmere.example' });
  const browsers = Array.from({ length: 6 }, () => api.visitor());
  const answers = await Promise.all(
    browsers.map((browser) => browser.post('/api/signup.php', form, withKey('five'))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const users = await Promise.all(browsers.map(async (browser) => (await browser.get('/api/user.php')).body));
  expect(users).toEqual(Array(6).fill(answers[0]?.body));
  const kept = await api.db.selectFrom('idempotency_key').selectAll().where('key', '=', 'five').execute();
  expect(JSON.stringify(kept)).not.toContain(form.password);
});

const password = (passwordHash: string) => ({ password_hash: passwordHash });

test.each([
  ['the password was changed', password('another hash')],
  ['the account was banned', { status: 'banned' as const }],
  ['the account was deleted', { status: 'deleted' as const, deleted_at: new Date() }],
])('a signup repeated after %s opens no session', async (what, change) => {
  const form = signupForm({ email: `again-${what.replaceAll(' ', '-')}@oakmere.example` });
  const first = await api.visitor().post('/api/signup.php', form, withKey(what.replaceAll(' ', '-')));
  expect(first.status).toBe(201);
  const { id } = (first.body as { user: { id: string } }).user;
  const sessions = () =>
    api.db.selectFrom('session').select('id').where('account_id', '=', id).orderBy('id').execute();
  const before = await sessions();
  await api.db.updateTable('account').set(change).where('id', '=', id).execute();
  const again = await api.visitor().post('/api/signup.php', form, withKey(what.replaceAll(' ', '-')));
  expect([again.status, again.body, again.headers.get('set-cookie')]).toEqual([
    403,
    { message: 'login_failed', statusCode: 403, code: 'login_failed' },
    null,
  ]);
  expect(await sessions()).toEqual(before);
});

test('a stored response does not show a member who has blocked the caller since', async () => {
  const [me, liker] = [await api.member(), await api.member()];
  await liker.browser.post('/api/like.php', { profile: me.id });
  const ask = () => me.browser.post('/api/auto-like.php', undefined, withKey('shown'));
  const first = await ask();
  expect([first.status, first.body]).toMatchObject([200, { id: liker.id }]);
  expect((await ask()).body).toEqual(first.body);
  await liker.browser.post('/api/block.php', { profile: me.id });
  expect(await ask()).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
