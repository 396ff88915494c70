import type { OwnProfile, User } from '@heartwood/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { findEverywhere } from '../support/find-everywhere';
import { mailTo, sentMails, tokenIn } from '../support/mails';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const hour = 3600;
let people = 0;

async function signedUp(changed: Parameters<typeof signupForm>[0] = {}) {
  const email = `active${(people += 1)}@oakmere.example`;
  const browser = api.visitor();
  const answer = await browser.post('/api/signup.php', signupForm({ email, ...changed }));
  const { id } = (answer.body as { user: { id: string } }).user;
  const mail = await mailTo(api, email);
  return { id, email, browser, mail, token: tokenIn(mail) };
}

const activate = (token: string, browser = api.visitor()) => browser.post('/api/activate.php', { token });
const failed = {
  status: 422,
  body: { message: 'activation_failed', statusCode: 422, code: 'activation_failed' },
};

test('the confirmation mail has the brand’s sender, the member’s name and a link to the brand’s site', async () => {
  const { mail, token, email } = await signedUp({ language: 'en', name: 'Hazel' });
  expect(mail).toMatchObject({
    to_address: email,
    from_address: 'Oakmere <no-reply@oakmere.example>',
    subject: 'Confirm your email address for Oakmere',
  });
  expect(mail.html).toContain(`href="http://oakmere.test/activate/done?token=${token}"`);
  expect(mail.html).toContain('<html dir="ltr" lang="en">');
  expect(mail.text).toContain('Hazel');
});

test('confirming the address activates the member, shows the profile and delivers held messages', async () => {
  const recipient = await api.member();
  const member = await signedUp({ profile: recipient.id, signup_message: 'Hello there' });
  const answer = await activate(member.token, member.browser);
  expect([answer.status, answer.body]).toMatchObject([200, { user: { id: member.id, status: 'active' } }]);
  const profile = await api.db
    .selectFrom('profile')
    .select('visible')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(profile.visible).toBe(true);
  const messages = await api.db.selectFrom('message').select(['sender_id', 'text', 'cost']).execute();
  expect(messages).toEqual([{ sender_id: member.id, text: 'Hello there', cost: 0 }]);
  expect((await recipient.browser.get('/api/user.php')).body).toMatchObject({
    user: { num_unread_messages: 1 },
  });
});

test('confirming in another browser returns no user', async () => {
  const { token } = await signedUp();
  expect(await activate(token)).toMatchObject({ status: 200, body: { user: null } });
});

test('of twenty parallel requests with one link, one confirms and the others return 422', async () => {
  const { token } = await signedUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(token)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array<number>(19).fill(422),
  ]);
  expect(await activate(token)).toMatchObject(failed);
});

test('a link expires after 48 hours', async () => {
  const [early, late] = [await signedUp(), await signedUp()];
  api.clock.pass(48 * hour - 1);
  expect((await activate(early.token)).status).toBe(200);
  api.clock.pass(1);
  expect(await activate(late.token)).toMatchObject(failed);
});

test('a link is rejected after a change of address, and on another pool’s site', async () => {
  const { id, token } = await signedUp();
  expect(await activate(token, api.visitor({ host: elmfordHost }))).toMatchObject(failed);
  await api.db.updateTable('account').set({ email: 'other@oakmere.example' }).where('id', '=', id).execute();
  expect(await activate(token)).toMatchObject(failed);
});

test('rejects unknown, truncated and altered tokens; a GET with the token returns 405 and confirms nothing', async () => {
  const { id, token } = await signedUp();
  for (const wrong of ['x', token.slice(0, -1), token.toUpperCase(), `${token}a`]) {
    expect(await activate(wrong)).toMatchObject(failed);
  }
  expect((await api.visitor().get(`/api/activate.php?token=${token}`)).status).toBe(405);
  const account = await api.db
    .selectFrom('account')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.status).toBe('not_confirmed');
});

test('a member’s own profile is disabled until the address is confirmed', async () => {
  const { browser, token } = await signedUp();
  const statuses = async () => {
    const user = (await browser.get('/api/user.php')).body as { user: User };
    const own = (await browser.get('/api/profile.php')).body as { profile: OwnProfile };
    return [user.user.status, user.user.profile.status, own.profile.status];
  };
  expect(await statuses()).toEqual(['not_confirmed', 'disabled', 'disabled']);
  const { user } = (await activate(token, browser)).body as { user: User };
  expect(user.profile.status).toBe('active');
  expect(await statuses()).toEqual(['active', 'active', 'active']);
});

test('the token is in the mail only, and in no other column of the database', async () => {
  const { token, browser } = await signedUp();
  const inMail = ['outgoing_mail.html', 'outgoing_mail.text'];
  expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
  expect((await activate(token, browser)).status).toBe(200);
  expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
});

test('the confirmation mail can be resent, with a new token, until the address is confirmed', async () => {
  const { email, browser, token } = await signedUp();
  expect((await browser.post('/api/activation-mail.php')).status).toBe(204);
  const second = tokenIn(await mailTo(api, email, 1));
  expect(second).not.toBe(token);
  expect((await activate(second)).status).toBe(200);
  expect(await browser.post('/api/activation-mail.php')).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect((await api.visitor().post('/api/activation-mail.php')).body).toBe('authentication_required');
});

test('the confirmation mail can be resent three times, and the fourth request returns 429', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  const { browser } = await limited.member({ account: { status: 'not_confirmed' } });
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push((await browser.post('/api/activation-mail.php')).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  await limited.close();
});

test('a rejected signup sends no mail', async () => {
  const before = (await sentMails(api)).length;
  await api.visitor().post('/api/signup.php', signupForm({ email: 'wrong' }));
  expect((await sentMails(api)).length).toBe(before);
});
