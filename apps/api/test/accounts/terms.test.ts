import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { signupForm } from '../support/signup-form';

const current = '2026-02-01T12:00:00.000Z';
const older = '2023-12-01T12:00:00.000Z';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { terms_version: current } });
});
afterAll(() => api.close());

const path = '/api/user.php';
const dueIn = ({ body }: { body: unknown }) => (body as { user: { terms_due: unknown } }).user.terms_due;

/** A member's stored acceptances, and the account's latest one. */
async function kept(id: string) {
  const records = await api.db
    .selectFrom('terms_acceptance')
    .select(['version', 'brand', 'accepted_at'])
    .where('account_id', '=', id)
    .orderBy('accepted_at')
    .execute();
  const account = await api.db
    .selectFrom('account')
    .select(['terms_version', 'terms_accepted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { records, newest: [account.terms_version, account.terms_accepted_at] };
}

test('a signup stores the accepted version, brand and time, and no terms are due', async () => {
  const form = signupForm({ email: 'accepts@oakmere.example', terms_version: current });
  const answer = await api.visitor().post('/api/signup.php', form);
  const { user } = answer.body as { user: { id: string; terms_due: unknown } };
  expect(user.terms_due).toBeNull();
  const now = api.clock.now();
  expect(await kept(user.id)).toEqual({
    records: [{ version: current, brand: 'oakmere', accepted_at: now }],
    newest: [current, now],
  });
});

test('a member who accepted older terms is asked to accept the version that is due, also at login', async () => {
  const email = 'older@oakmere.example';
  const { browser } = await api.member({ account: { email, email_key: email } });
  expect(dueIn(await browser.get(path))).toBe(current);
  const login = { email, password: 'oak-leaves-turn-red' };
  expect(dueIn(await api.visitor().post(path, login))).toBe(current);
});

test('accepting keeps earlier acceptances, and accepting the same version again changes nothing', async () => {
  const { id, browser } = await api.member();
  await api.db
    .insertInto('terms_acceptance')
    .values({ account_id: id, version: older, brand: 'oakmere', accepted_at: api.clock.now() })
    .execute();
  const before = api.clock.now();
  api.clock.pass(60);
  const accepted = await browser.put(path, { terms_version: current });
  expect([accepted.status, dueIn(accepted)]).toEqual([200, null]);
  const at = api.clock.now();
  const all = {
    records: [
      { version: older, brand: 'oakmere', accepted_at: before },
      { version: current, brand: 'oakmere', accepted_at: at },
    ],
    newest: [current, at],
  };
  expect(await kept(id)).toEqual(all);
  api.clock.pass(60);
  const again = await browser.put(path, { terms_version: '2026-02-01T12:00:00Z' });
  expect([again.status, dueIn(again)]).toEqual([200, null]);
  expect(await kept(id)).toEqual(all);
});

test('twenty parallel acceptances are stored once', async () => {
  const { id, browser } = await api.member();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => browser.put(path, { terms_version: current })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await kept(id)).records).toHaveLength(1);
});

test.each([
  ['the older version', older, 'invalid'],
  ['a future version', '2027-01-01T12:00:00.000Z', 'invalid'],
  ['a version that is not a date', 'latest', 'invalid'],
])('%s is refused, and the other changes of the request are not made', async (_, terms_version, issue) => {
  const { id, browser } = await api.member();
  const before = await kept(id);
  const answer = await browser.put(path, { terms_version, language: 'nl', invisible: true });
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { code: 'invalid_fields', fields: { terms_version: issue } },
  ]);
  expect(await kept(id)).toEqual(before);
  expect((await browser.get(path)).body).toMatchObject({
    user: { language: 'en', invisible: false, terms_due: current },
  });
});

test('an acceptance can come with other changes, and requires a session', async () => {
  const { browser } = await api.member();
  expect((await browser.put(path, { terms_version: current, language: 'nl' })).body).toMatchObject({
    user: { language: 'nl', terms_due: null },
  });
  expect((await api.visitor().put(path, { terms_version: current })).body).toBe('authentication_required');
});

test('older terms of another brand are not due, and accepting them keeps the newer acceptance', async () => {
  const newer = '2026-02-20T12:00:00.000Z';
  const { id, browser } = await api.member({ account: { terms_version: newer } });
  expect(dueIn(await browser.get(path))).toBeNull();
  expect((await browser.put(path, { terms_version: current })).status).toBe(200);
  expect((await kept(id)).newest[0]).toBe(newer);
});
