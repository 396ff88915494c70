import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Answer } from '../support/browser';
import { mailTo, sentMails } from '../support/mails';
import { memberPassword } from '../support/members';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { account_disclosure: 'private' } });
  await api.application.work();
});
afterAll(() => api.close());

const kinds = ['active', 'not_confirmed', 'deleted', 'banned'] as const;

/** An address of each kind of account, and an unknown one. */
async function addresses(of: string) {
  const known = await Promise.all(
    kinds.map(async (status) => {
      const email = `${of}-${status}@oakmere.example`;
      await api.member({ account: { email, email_key: email, status, deleted_at: null } });
      return [status, email] as const;
    }),
  );
  return Object.fromEntries([...known, ['nobody', `${of}-nobody@oakmere.example`]]) as Record<
    (typeof kinds)[number] | 'nobody',
    string
  >;
}

/** The parts of a response a caller can observe, minus what is random in every response. */
function seen({ status, body, headers }: Answer): string {
  const sentHeaders = [...headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([status, body, sentHeaders]);
}

async function answers(emails: Record<string, string>, ask: (email: string) => Promise<Answer>) {
  const distinct = new Set<string>();
  for (const email of Object.values(emails)) distinct.add(seen(await ask(email)));
  return [...distinct];
}

test('login with a wrong password gives the same response for every kind of account', async () => {
  const emails = await addresses('login');
  const ask = (email: string) => api.visitor().post('/api/user.php', { email, password: 'wrong' });
  expect(await answers(emails, ask)).toEqual([expect.stringContaining('"code":"login_failed"')]);
});

test('login to a deleted, banned or unconfirmed account with its password gives the same response as an unknown address', async () => {
  const { deleted, banned, not_confirmed, nobody } = await addresses('right');
  const ask = (email: string) => api.visitor().post('/api/user.php', { email, password: memberPassword });
  expect(await answers({ deleted, banned, not_confirmed, nobody }, ask)).toHaveLength(1);
});

test('signing up and logging in with the same password reveals no account', async () => {
  const { active, nobody } = await addresses('both');
  const password = 'chosen-by-somebody-else';
  const ask = async (email: string) => {
    await api.visitor().post('/api/signup.php', signupForm({ email, password }));
    return api.visitor().post('/api/user.php', { email, password });
  };
  expect(await answers({ active, nobody }, ask)).toHaveLength(1);
});

test('a password reset request always returns 204, and only eligible accounts are mailed', async () => {
  const emails = await addresses('reset');
  const ask = (email: string) => api.visitor().post('/api/reset-password.php', { email });
  expect(await answers(emails, ask)).toEqual([expect.stringContaining('[204,null')]);
  expect((await mailTo(api, emails.active)).subject).toBe('Choose a new password for Oakmere');
  expect((await mailTo(api, emails.not_confirmed)).subject).toBe('Confirm your email address for Oakmere');
  expect((await mailTo(api, emails.deleted)).subject).toBe('Your Oakmere account was deleted');
  const mailed = (await sentMails(api)).map(({ to_address }) => to_address);
  expect(mailed.filter((address) => [emails.banned, emails.nobody].includes(address))).toEqual([]);
});

test('signup always returns 201 without a user, and the mail says whether the address has an account', async () => {
  const emails = await addresses('signup');
  const ask = (email: string) => api.visitor().post('/api/signup.php', signupForm({ email }));
  expect(await answers(emails, ask)).toEqual([expect.stringContaining('[201,{"user":null}')]);
  expect((await mailTo(api, emails.nobody)).subject).toBe('Confirm your email address for Oakmere');
  expect((await mailTo(api, emails.not_confirmed)).subject).toBe('Confirm your email address for Oakmere');
  const known = await mailTo(api, emails.active);
  expect(known.subject).toBe('You already have an account at Oakmere');
  for (const way of ['http://oakmere.test/login', 'http://oakmere.test/reset-password'])
    expect(known.text).toContain(way);
  const deleted = await mailTo(api, emails.deleted);
  expect(deleted.subject).toBe('Your Oakmere account was deleted');
  expect(deleted.text).toContain('You can still bring your deleted account back');
  expect(deleted.text).not.toContain('already');
  expect(deleted.text).not.toContain('/login');
  expect((await sentMails(api)).map(({ to_address }) => to_address)).not.toContain(emails.banned);
});

test('signup with the address of an existing account leaves that account unchanged', async () => {
  const { active } = await addresses('kept');
  const account = () =>
    api.db.selectFrom('account').selectAll().where('email_key', '=', active).executeTakeFirstOrThrow();
  const before = await account();
  const form = signupForm({ email: active, password: 'somebody-else-wrote-this' });
  expect((await api.visitor().post('/api/signup.php', form)).status).toBe(201);
  expect(await account()).toEqual(before);
});

test('twenty parallel signups with one address create one account and return the same response', async () => {
  const email = 'at-once@oakmere.example';
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => api.visitor().post('/api/signup.php', signupForm({ email }))),
  );
  expect(new Set(twenty.map(seen)).size).toBe(1);
  const accounts = api.db.selectFrom('account').select('email').where('email_key', '=', email);
  expect(await accounts.execute()).toHaveLength(1);
});

test('a signup repeated with the same idempotency key sends one mail', async () => {
  const email = 'one-key@oakmere.example';
  const headers = { 'idempotency-key': 'private-signup' };
  const send = () => api.visitor().post('/api/signup.php', signupForm({ email }), { headers });
  expect(seen(await send())).toBe(seen(await send()));
  await mailTo(api, email);
  const last = 'after-one-key@oakmere.example';
  await api.visitor().post('/api/signup.php', signupForm({ email: last }));
  await mailTo(api, last);
  expect((await sentMails(api)).filter(({ to_address }) => to_address === email)).toHaveLength(1);
});

test('an invalid signup form is rejected alike for known and unknown addresses', async () => {
  const emails = await addresses('broken');
  const ask = (email: string) => api.visitor().post('/api/signup.php', signupForm({ email, name: '@rowan' }));
  expect(await answers(emails, ask)).toEqual([expect.stringContaining('name_starts_with_at')]);
});
