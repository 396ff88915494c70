import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { mailTo, sentMails, tokenIn } from '../support/mails';
import { memberPassword, type MemberWish } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const newPassword = 'birches turn yellow';
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';
let people = 0;

async function someone(wish: MemberWish = {}) {
  const email = `own${(people += 1)}@oakmere.example`;
  const member = await api.member({ ...wish, account: { email, email_key: email, ...wish.account } });
  return { ...member, email };
}

async function anotherBrowser(id: string, agent = 'other'): Promise<Browser> {
  const browser = api.visitor();
  browser.cookie = `auth=${await openSession(api.db, id, agent, api.clock.now())}`;
  return browser;
}

const userOf = async (browser: Browser) =>
  ((await browser.get('/api/user.php')).body as { user: { id: string } | null }).user?.id ?? null;
const login = (email: string, password: string) => api.visitor().post('/api/user.php', { email, password });

interface Session {
  id: string;
  current: boolean;
  browser: string | null;
  system: string | null;
}
const sessionsOf = async (browser: Browser) =>
  ((await browser.get('/api/sessions.php')).body as { sessions: Session[] }).sessions;

describe('sessions', () => {
  test('are listed with browser and system, the current one first', async () => {
    const { id, browser } = await someone();
    await anotherBrowser(id, firefox);
    expect((await sessionsOf(browser)).map(({ id: _id, ...shownSession }) => shownSession)).toMatchObject([
      { current: true },
      { current: false, browser: 'Firefox', system: 'Android' },
    ]);
  });

  test('can be ended singly or all but the current one, and not by another member', async () => {
    const { id, browser } = await someone();
    const [one, two] = [await anotherBrowser(id), await anotherBrowser(id)];
    const stranger = await someone();
    const [, first] = await sessionsOf(browser);
    expect((await stranger.browser.delete('/api/sessions.php', { id: first?.id })).status).toBe(404);
    expect((await sessionsOf(browser)).length).toBe(3);
    expect((await browser.delete('/api/sessions.php', { id: first?.id })).status).toBe(204);
    expect((await sessionsOf(browser)).map((session) => session.id)).not.toContain(first?.id);
    expect((await browser.delete('/api/sessions.php', {})).status).toBe(204);
    expect(await Promise.all([browser, one, two].map(userOf))).toEqual([id, null, null]);
  });
});

describe('password change', () => {
  const change = (browser: Browser, changed: object = {}) =>
    browser.put('/api/password.php', {
      old_password: memberPassword,
      new_password: newPassword,
      repeat_password: newPassword,
      ...changed,
    });

  test('ends all other sessions and pending links, keeps the current session, and is confirmed by mail', async () => {
    const { id, email, browser } = await someone();
    const other = await anotherBrowser(id);
    const owner = { purpose: 'reset', accountId: id, email } as const;
    const token = await makeToken(api.db, owner, api.clock.now());
    expect((await change(browser)).status).toBe(204);
    expect([await userOf(browser), await userOf(other)]).toEqual([id, null]);
    const reset = await api.visitor().put('/api/reset-password.php', { token, password: 'maples turn red' });
    expect(reset.body).toMatchObject({ code: 'link_invalid_or_expired' });
    expect((await login(email, memberPassword)).status).toBe(403);
    expect((await login(email, newPassword)).status).toBe(200);
    const mail = await mailTo(api, email);
    expect(mail.subject).toBe('Your Oakmere password has been changed');
    expect(mail.text).toContain('2 March 2026 at 13:00');
  });

  test.each([
    ['a wrong old password', { old_password: 'not the password' }, { code: 'old_password_wrong' }],
    ['a different repeated password', { repeat_password: 'maples turn red' }, { code: 'passwords_differ' }],
    [
      'a common password',
      { new_password: 'password1', repeat_password: 'password1' },
      { fields: { new_password: 'password_too_common' } },
    ],
    [
      'a password that is too short',
      { new_password: 'short', repeat_password: 'short' },
      { fields: { new_password: 'too_short' } },
    ],
  ])('with %s is refused, and nothing changes', async (_, changed, expected) => {
    const { id, email, browser } = await someone();
    const other = await anotherBrowser(id);
    expect(await change(browser, changed)).toMatchObject({ status: 422, body: expected });
    expect([await userOf(other), (await login(email, memberPassword)).status]).toEqual([id, 200]);
  });
});

describe('email change', () => {
  const ask = (browser: Browser, email: string, password = memberPassword) =>
    browser.put('/api/email.php', { email, password });
  const confirm = (token: string) => api.visitor().post('/api/mail-change.php', { token });

  test('takes effect when its link is used, and both addresses are mailed', async () => {
    const { email, browser } = await someone();
    const next = `next-${email}`;
    expect((await ask(browser, next)).status).toBe(204);
    expect((await mailTo(api, email)).subject).toBe('A new email address for your account at Oakmere?');
    const token = tokenIn(await mailTo(api, next));
    const pending = { email: next, expires_at: '2026-03-02T13:00:00.000Z' };
    expect((await browser.get('/api/email.php')).body).toEqual({
      email,
      pending: { ...pending, resend_from: '2026-03-02T12:01:00.000Z' },
    });
    api.clock.pass(60);
    expect((await browser.get('/api/email.php')).body).toEqual({
      email,
      pending: { ...pending, resend_from: null },
    });
    expect((await confirm(token)).status).toBe(204);
    expect((await browser.get('/api/email.php')).body).toEqual({ email: next, pending: null });
    expect((await login(next, memberPassword)).status).toBe(200);
    expect((await login(email, memberPassword)).status).toBe(403);
    expect((await mailTo(api, email, 1)).subject).toBe('Your email address for Oakmere has been changed');
    expect((await confirm(token)).body).toMatchObject({ code: 'link_invalid_or_expired' });
  });

  test.each([
    ['an invalid email address', 'nobody', memberPassword, 422, 'email_invalid'],
    ['a wrong password', 'free@oakmere.example', 'not the password', 422, 'old_password_wrong'],
  ])('with %s is refused', async (_, email, password, status, code) => {
    const { browser } = await someone();
    expect(await ask(browser, email, password)).toMatchObject({ status, body: { code } });
    expect((await browser.get('/api/email.php')).body).toMatchObject({ pending: null });
  });

  test('to an address in use is refused', async () => {
    const [one, other] = [await someone(), await someone()];
    expect(await ask(one.browser, other.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  test('confirmed by two members in parallel gives the address to one of them', async () => {
    const wanted = `wanted${(people += 1)}@oakmere.example`;
    const both = [await someone(), await someone()];
    const tokens: string[] = [];
    for (const [count, { browser }] of both.entries()) {
      expect((await ask(browser, wanted)).status).toBe(204);
      tokens.push(tokenIn(await mailTo(api, wanted, count)));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const holders = api.db.selectFrom('account').select('id').where('email_key', '=', wanted);
    expect((await holders.execute()).length).toBe(1);
  });

  test('is cancelled by a password reset, and expires after an hour', async () => {
    const { id, email, browser } = await someone();
    await ask(browser, `first-${email}`);
    const first = tokenIn(await mailTo(api, `first-${email}`));
    const owner = { purpose: 'reset', accountId: id, email } as const;
    const reset = await makeToken(api.db, owner, api.clock.now());
    await api.visitor().put('/api/reset-password.php', { token: reset, password: newPassword });
    expect((await confirm(first)).body).toMatchObject({ code: 'link_invalid_or_expired' });
    const again = await anotherBrowser(id);
    await ask(again, `second-${email}`, newPassword);
    const second = tokenIn(await mailTo(api, `second-${email}`));
    api.clock.pass(3600);
    expect((await confirm(second)).body).toMatchObject({ code: 'link_invalid_or_expired' });
    expect((await again.get('/api/email.php')).body).toEqual({ email, pending: null });
  });

  test('clears a bounce and keeps unsubscribes and spam complaints', async () => {
    const reasons = ['bounce', 'list_unsubscribe', 'spam_complaint'];
    const { email, browser } = await someone({ account: { notifications_disabled: reasons } });
    await ask(browser, `new-${email}`);
    expect((await confirm(tokenIn(await mailTo(api, `new-${email}`)))).status).toBe(204);
    expect((await browser.get('/api/user.php')).body).toMatchObject({
      user: { notifications_disabled: ['list_unsubscribe', 'spam_complaint'] },
    });
  });

  test('confirms an unconfirmed member, and sends nothing to the old address', async () => {
    const { email, browser } = await someone({
      account: { status: 'not_confirmed', notifications_disabled: ['bounce'] },
      profile: { visible: false },
    });
    await ask(browser, `right-${email}`);
    expect((await confirm(tokenIn(await mailTo(api, `right-${email}`)))).status).toBe(204);
    expect((await browser.get('/api/user.php')).body).toMatchObject({
      user: { status: 'active', email: `right-${email}`, notifications_disabled: [] },
    });
    const mailed = (await sentMails(api)).map(({ to_address }) => to_address);
    expect(mailed).not.toContain(email);
  });
});

test('with private account disclosure, an address in use is answered like a free one', async () => {
  const secret = await startApi({ settings: { account_disclosure: 'private' } });
  await secret.application.work();
  try {
    const taken = 'taken@oakmere.example';
    await secret.member({ account: { email: taken, email_key: taken } });
    const answers = [];
    for (const email of [taken, 'free@oakmere.example']) {
      const { browser } = await secret.member();
      const { status, body } = await browser.put('/api/email.php', { email, password: memberPassword });
      const pending = (await browser.get('/api/email.php')).body as { pending: { email: string } };
      answers.push([status, body, pending.pending.email === email]);
    }
    expect(answers).toEqual([
      [204, null, true],
      [204, null, true],
    ]);
    const noticeMail = await mailTo(secret, taken);
    expect(noticeMail.subject).toBe('This email address already has an account at Oakmere');
    expect(noticeMail.text).not.toContain('token=');
    expect((await mailTo(secret, 'free@oakmere.example')).text).toContain('/mail-change/do?token=');
  } finally {
    await secret.close();
  }
});

test('a second request for an email change right after the first returns 429', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  try {
    const { browser } = await limited.member();
    const ask = () =>
      browser.put('/api/email.php', { email: 'again@oakmere.example', password: memberPassword });
    expect((await ask()).status).toBe(204);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  } finally {
    await limited.close();
  }
});
