import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../src/kernel/sessions/session-store';
import { makeToken } from '../../src/accounts/tokens';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { findEverywhere } from '../support/find-everywhere';
import { mailTo, sentMails, tokenIn } from '../support/mails';
import { memberPassword, type MemberWish } from '../support/members';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const day = 24 * 3600;
const answer = { reason: 'pause', password: memberPassword };
let people = 0;

async function someone(wish: MemberWish = {}, from: TestApi = api) {
  const email = `leaver${(people += 1)}@oakmere.example`;
  const member = await from.member({ ...wish, account: { email, email_key: email, ...wish.account } });
  return { ...member, email };
}

type Someone = Awaited<ReturnType<typeof someone>>;

const leave = ({ browser }: Someone, changed: object = {}) =>
  browser.post('/api/account-deletion.php', { ...answer, ...changed });
const comeBack = (token: string, browser = api.visitor()) => browser.post('/api/reactivate.php', { token });
const login = (email: string, password = memberPassword) =>
  api.visitor().post('/api/user.php', { email, password });

async function gone(wish: MemberWish = {}) {
  const member = await someone(wish);
  expect((await leave(member)).status).toBe(204);
  const mail = await mailTo(api, member.email);
  return { ...member, mail, token: tokenIn(mail) };
}

const standing = (id: string) =>
  api.db
    .selectFrom('account')
    .innerJoin('profile', 'profile.id', 'account.id')
    .select(['account.status', 'account.deleted_at', 'profile.status as profile', 'profile.visible'])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow();

const here = { status: 'active', deleted_at: null, profile: 'active', visible: true };
const refused = {
  status: 422,
  body: { message: 'link_invalid_or_expired', statusCode: 422, code: 'link_invalid_or_expired' },
};

describe('deleting an account', () => {
  test('ends every session and hides the member at once', async () => {
    const [member, other] = [await someone(), await someone()];
    await member.browser.post('/api/chat.php', { profile: other.id, type: 'text', text: 'Hello' });
    await member.browser.post('/api/like.php', { profile: other.id });
    const elsewhere = api.visitor();
    elsewhere.cookie = `auth=${await openSession(api.db, member.id, 'elsewhere', api.clock.now())}`;
    const left = await leave(member, { comment: '  See you in spring. ' });
    expect([left.status, left.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^auth=; Path=\/; Max-Age=0;/),
    ]);
    expect((await elsewhere.get('/api/chats.php')).body).toBe('authentication_required');
    expect(await standing(member.id)).toEqual({
      status: 'deleted',
      deleted_at: api.clock.now(),
      profile: 'disabled',
      visible: false,
    });
    const kept = api.db.selectFrom('account_deletion').selectAll().where('account_id', '=', member.id);
    expect(await kept.execute()).toEqual([
      {
        account_id: member.id,
        reason: 'pause',
        comment: 'See you in spring.',
        account_status: 'active',
        profile_status: 'active',
      },
    ]);
    const lists = await Promise.all(
      ['/api/members.php', '/api/likes.php', '/api/chats.php'].map((path) => other.browser.get(path)),
    );
    expect(lists.filter(({ body }) => JSON.stringify(body).includes(member.id))).toEqual([]);
    expect((await other.browser.get('/api/user.php')).body).toMatchObject({
      user: { num_unread_messages: 0, num_new_likes: 0 },
    });
    const looks = await Promise.all([
      other.browser.get('/api/profile.php', { query: { id: member.id } }),
      other.browser.get('/api/chat.php', { query: { profile: member.id } }),
    ]);
    expect(looks.map(({ status }) => status)).toEqual([404, 404]);
    const write = { profile: member.id, type: 'text', text: 'Still there?' };
    expect((await other.browser.post('/api/chat.php', write)).status).toBe(404);
  });

  test('sends a mail in the member’s language with the reactivation link and its last day', async () => {
    const { mail, token, email } = await gone({
      account: { language: 'nl', country: 'NL' },
      profile: { name: 'Hazel' },
    });
    expect(mail).toMatchObject({
      to_address: email,
      from_address: 'Oakmere <no-reply@oakmere.example>',
      subject: 'Je account bij Oakmere is verwijderd',
    });
    expect(mail.html).toContain(`href="http://oakmere.test/account-deleted?token=${token}"`);
    expect(mail.text).toContain('Dag Hazel');
    expect(mail.text).toContain('15 maart 2026');
  });

  test.each([
    ['a wrong password', { password: 'not the password' }, { code: 'old_password_wrong' }],
    ['no password', { password: undefined }, { fields: { password: 'required' } }],
    ['an unknown reason', { reason: 'boredom' }, { fields: { reason: 'not_in_list' } }],
    ['a comment over 2,000 characters', { comment: 'é'.repeat(2001) }, { fields: { comment: 'too_long' } }],
  ])('with %s is refused and changes nothing', async (_, changed, expected) => {
    const member = await someone();
    const refusal = await leave(member, changed);
    expect([refusal.status, refusal.body]).toMatchObject([422, expected]);
    expect(await standing(member.id)).toEqual(here);
    expect((await member.browser.get('/api/user.php')).body).toMatchObject({ user: { id: member.id } });
  });

  test('requires a session', async () => {
    const refusal = await api.visitor().post('/api/account-deletion.php', answer);
    expect([refusal.status, refusal.body]).toEqual([403, 'authentication_required']);
  });

  test('requested twenty times in parallel happens once and sends one mail', async () => {
    const member = await someone();
    const browsers = Array.from({ length: 20 }, () => {
      const browser = api.visitor();
      browser.cookie = member.browser.cookie;
      return browser;
    });
    const answers = await Promise.all(browsers.map((browser) => leave({ ...member, browser })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
    await mailTo(api, member.email);
    expect((await sentMails(api)).filter(({ to_address }) => to_address === member.email)).toHaveLength(1);
  });

  test('invalidates links mailed earlier', async () => {
    const member = await someone({ account: { status: 'not_confirmed' }, profile: { visible: false } });
    const owner = { accountId: member.id, email: member.email };
    const [activation, reset] = [
      await makeToken(api.db, { ...owner, purpose: 'activation' }, api.clock.now()),
      await makeToken(api.db, { ...owner, purpose: 'reset' }, api.clock.now()),
    ];
    expect((await leave(member)).status).toBe(204);
    const token = tokenIn(await mailTo(api, member.email));
    expect((await comeBack(token)).body).toMatchObject({ user: { status: 'not_confirmed' } });
    expect((await api.visitor().post('/api/activate.php', { token: activation })).status).toBe(422);
    const password = 'birches turn yellow';
    const set = await api.visitor().put('/api/reset-password.php', { token: reset, password });
    expect(set.status).toBe(422);
  });

  test('allows five attempts, and the sixth returns 429', async () => {
    const limited = await startApi({ environment: { LIMITS: 'on' } });
    const member = await someone({}, limited);
    const statuses = [];
    for (let tried = 0; tried < 6; tried += 1)
      statuses.push((await leave(member, { password: 'wrong' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await limited.close();
  });
});

describe('reactivation link', () => {
  test('restores the account and logs in a browser without a session', async () => {
    const member = await gone({ account: { credits: 7, invisible: true }, profile: { visible: false } });
    const browser = api.visitor();
    const back = await comeBack(member.token, browser);
    expect([back.status, back.body]).toMatchObject([
      200,
      { user: { id: member.id, email: member.email, status: 'active', credits: 7, invisible: true } },
    ]);
    expect((await browser.get('/api/user.php')).body).toEqual(back.body);
    expect(await standing(member.id)).toEqual({ ...here, visible: false });
    expect((await login(member.email)).status).toBe(200);
    const kept = api.db.selectFrom('account_deletion').selectAll().where('account_id', '=', member.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('restores likes, conversations and visibility as they were', async () => {
    const rich = { paid_user: true, credits: 5 };
    const place = { country: 'DE', region: 'HH', city: 'Hamburg' };
    const other = await someone({ account: rich, profile: place });
    const admirer = await someone({ profile: place });
    const member = await someone({ account: rich, profile: place });
    const like = ({ browser }: Someone, { id }: Someone) => browser.post('/api/like.php', { profile: id });
    const write = ({ browser }: Someone, { id }: Someone, text: string) =>
      browser.post('/api/chat.php', { profile: id, type: 'text', text });
    await write(member, other, 'Hello');
    await write(other, member, 'Hello back');
    await like(member, other);
    await like(other, member);
    await like(admirer, member);
    const browser = api.visitor();
    browser.cookie = member.browser.cookie;
    const seen = async (by: Someone['browser'], partner: Someone) => {
      const asked = [
        by.get('/api/user.php'),
        by.get('/api/likes.php'),
        by.get('/api/chats.php'),
        by.get('/api/chat.php', { query: { profile: partner.id } }),
        by.get('/api/profile.php', { query: { id: partner.id } }),
        by.get('/api/members.php', { query: { country: 'DE', countryregion: 'HH' } }),
      ];
      return (await Promise.all(asked)).map(({ status, body }) => [status, body]);
    };
    const all = async () => [
      await seen(browser, other),
      await seen(other.browser, member),
      await seen(admirer.browser, member),
    ];
    // Opening a profile clears its new like.
    await all();
    const before = await all();
    expect((await leave(member)).status).toBe(204);
    expect((await seen(other.browser, member)).map(([status]) => status)).toEqual([
      200, 200, 200, 404, 404, 200,
    ]);
    expect((await comeBack(tokenIn(await mailTo(api, member.email)), browser)).status).toBe(200);
    expect(await all()).toEqual(before);
    expect(await standing(member.id)).toEqual(here);
  });

  test('keeps a profile hidden that was hidden before', async () => {
    const { id, token } = await gone({ profile: { status: 'disabled', visible: false } });
    expect((await comeBack(token)).status).toBe(200);
    expect(await standing(id)).toEqual({ ...here, profile: 'disabled', visible: false });
  });

  test('does not log in a browser with another member’s session', async () => {
    const [member, other] = [await gone(), await someone()];
    const back = await comeBack(member.token, other.browser);
    expect([back.status, back.body, back.headers.get('set-cookie')]).toEqual([200, { user: null }, null]);
    expect((await other.browser.get('/api/user.php')).body).toMatchObject({ user: { id: other.id } });
    expect((await standing(member.id)).status).toBe('active');
  });

  test('works for 14 days and then expires', async () => {
    const [early, late] = [await gone(), await gone()];
    api.clock.pass(14 * day - 1);
    expect((await comeBack(early.token)).status).toBe(200);
    api.clock.pass(2);
    expect(await comeBack(late.token)).toMatchObject(refused);
    expect((await standing(late.id)).status).toBe('deleted');
    api.clock.pass(-(14 * day + 1));
  });

  test('expires 14 days after the deletion, even if the mail was sent late', async () => {
    const slow = await startApi();
    const member = await someone({}, slow);
    expect((await leave(member)).status).toBe(204);
    slow.clock.pass(13 * day);
    await slow.application.work();
    const token = tokenIn(await mailTo(slow, member.email));
    slow.clock.pass(day + 1);
    expect(await comeBack(token, slow.visitor())).toMatchObject(refused);
    await slow.close();
  });

  test('used twenty times in parallel works once', async () => {
    const { token } = await gone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(token)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(19).fill(422),
    ]);
  });

  test('a repeat with the same idempotency key returns the first response', async () => {
    const { id, token } = await gone();
    const headers = { 'idempotency-key': 'back-once' };
    const send = () => api.visitor().post('/api/reactivate.php', { token }, { headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(again.body).toMatchObject({ user: { id } });
  });

  test('a repeat from the browser it logged in returns the first response, another member’s is rejected', async () => {
    const [{ id, token }, other] = [await gone(), await someone()];
    const headers = { 'idempotency-key': 'back-with-cookie' };
    const browser = api.visitor();
    const send = (by = browser) => by.post('/api/reactivate.php', { token }, { headers });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body, again.headers.get('set-cookie')]).toEqual([200, first.body, null]);
    expect((await browser.get('/api/user.php')).body).toMatchObject({ user: { id } });
    expect(await send(other.browser)).toMatchObject(refused);
    expect((await other.browser.get('/api/user.php')).body).toMatchObject({ user: { id: other.id } });
  });

  test('of an earlier deletion stops working, the latest one works', async () => {
    const member = await gone();
    const browser = api.visitor();
    await comeBack(member.token, browser);
    expect((await leave({ ...member, browser })).status).toBe(204);
    const second = tokenIn(await mailTo(api, member.email, 1));
    expect(await comeBack(member.token)).toMatchObject(refused);
    expect((await comeBack(second)).status).toBe(200);
  });

  test('rejects unknown, truncated, altered and foreign tokens; a GET returns 405 and changes nothing', async () => {
    const { id, email, token } = await gone();
    const owner = { accountId: id, email, purpose: 'reset' } as const;
    const foreign = await makeToken(api.db, owner, api.clock.now());
    for (const wrong of ['x', token.slice(0, -1), token.toUpperCase(), `${token}a`, foreign])
      expect(await comeBack(wrong)).toMatchObject(refused);
    expect(await comeBack(token, api.visitor({ host: elmfordHost }))).toMatchObject(refused);
    for (let opened = 0; opened < 10; opened += 1)
      expect((await api.visitor().get(`/api/reactivate.php?token=${token}`)).status).toBe(405);
    expect((await standing(id)).status).toBe('deleted');
    expect((await comeBack(token)).status).toBe(200);
  });

  test('stops working after a ban and after a change of address', async () => {
    const [banned, moved] = [await gone(), await gone()];
    const change = (id: string, set: { status: 'banned' } | { email: string }) =>
      api.db.updateTable('account').set(set).where('id', '=', id).execute();
    await change(banned.id, { status: 'banned' });
    await change(moved.id, { email: 'other@oakmere.example' });
    for (const { token } of [banned, moved]) expect(await comeBack(token)).toMatchObject(refused);
  });

  test('its token is in the mail only, and in no other column of the database', async () => {
    const { token } = await gone();
    const inMail = ['outgoing_mail.html', 'outgoing_mail.text'];
    expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
    const headers = { 'idempotency-key': 'back-without-a-trace' };
    expect((await api.visitor().post('/api/reactivate.php', { token }, { headers })).status).toBe(200);
    expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
  });
});

describe('requests for a deleted account', () => {
  test('login, signup and password reset point to reactivation, login only with the right password', async () => {
    const { email } = await gone();
    expect(await login(email)).toMatchObject({
      status: 409,
      body: { code: 'account_deleted_reactivatable' },
    });
    expect((await login(email, 'not the password')).body).toMatchObject({ code: 'login_failed' });
    expect(await api.visitor().post('/api/signup.php', signupForm({ email }))).toMatchObject({
      status: 409,
      body: { code: 'account_deleted_reactivatable' },
    });
    expect((await api.visitor().post('/api/reset-password.php', { email })).status).toBe(204);
    expect((await mailTo(api, email, 1)).subject).toBe('Your Oakmere account was deleted');
  });

  test('login and password reset treat the address as unknown after 14 days', async () => {
    const { email } = await gone();
    api.clock.pass(14 * day);
    const [logged, asked] = [
      await login(email),
      await api.visitor().post('/api/reset-password.php', { email }),
    ];
    api.clock.pass(-14 * day);
    expect([logged.body, asked.body]).toMatchObject([{ code: 'login_failed' }, { code: 'email_not_found' }]);
  });
});
