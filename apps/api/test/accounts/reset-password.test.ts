import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../src/kernel/sessions/session-store';
import { engine, startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { findEverywhere } from '../support/find-everywhere';
import { mailTo, sentMails, tokenIn } from '../support/mails';
import { memberPassword, type MemberWish } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const path = '/api/reset-password.php';
const newPassword = 'birches turn yellow';
const hour = 3600;
let people = 0;

async function someone(wish: MemberWish = {}, from: TestApi = api) {
  const email = `reset${(people += 1)}@oakmere.example`;
  const member = await from.member({ ...wish, account: { email, email_key: email, ...wish.account } });
  return { ...member, email };
}

const ask = (email: string, browser = api.visitor()) => browser.post(path, { email });
const set = (token: string, password = newPassword, browser = api.visitor()) =>
  browser.put(path, { token, password });
const login = (email: string, password: string) => api.visitor().post('/api/user.php', { email, password });

/** A member with a reset link in the mailbox; `count` mails came before. */
async function withLink(wish: MemberWish = {}) {
  const member = await someone(wish);
  expect((await ask(member.email)).status).toBe(204);
  const mail = await mailTo(api, member.email);
  return { ...member, mail, token: tokenIn(mail) };
}

const refused = {
  status: 422,
  body: { message: 'link_invalid_or_expired', statusCode: 422, code: 'link_invalid_or_expired' },
};
const notFound = {
  status: 404,
  body: { message: 'email_not_found', statusCode: 404, code: 'email_not_found' },
};

test('the reset mail is in the member’s language, from the brand, with a link to its site', async () => {
  const { mail, token, email } = await withLink({ account: { language: 'nl' }, profile: { name: 'Hazel' } });
  expect(mail).toMatchObject({
    to_address: email,
    from_address: 'Oakmere <no-reply@oakmere.example>',
    subject: 'Kies een nieuw wachtwoord voor Oakmere',
  });
  expect(mail.html).toContain(`href="http://oakmere.test/reset-password/do?token=${token}"`);
  expect(mail.html).toContain('<html dir="ltr" lang="nl">');
  expect(mail.text).toContain('Hazel');
});

test('the link sets a new password, and the old one no longer logs in', async () => {
  const { id, email, token } = await withLink();
  expect(await set(token)).toMatchObject({ status: 204, body: null });
  expect((await login(email, memberPassword)).body).toMatchObject({ code: 'login_failed' });
  expect((await login(email, newPassword)).body).toMatchObject({ user: { id } });
});

test('an unconfirmed member can reset the password and stays unconfirmed', async () => {
  const { email, token } = await withLink({ account: { status: 'not_confirmed' } });
  expect((await set(token)).status).toBe(204);
  expect((await login(email, newPassword)).body).toMatchObject({ user: { status: 'not_confirmed' } });
});

test('a reset request ignores the case of the address and the spaces around it', async () => {
  const { email } = await someone();
  expect((await ask(` ${email.toUpperCase()}`)).status).toBe(204);
  expect((await mailTo(api, email)).to_address).toBe(email);
});

test('a reset ends every session, and gives a new one to the member’s browser that set the password', async () => {
  const { id, email, browser, token } = await withLink();
  const others = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const other = api.visitor();
      other.cookie = `auth=${await openSession(api.db, id, 'elsewhere', api.clock.now())}`;
      return other;
    }),
  );
  const before = browser.cookie;
  const stolen = api.visitor();
  stolen.cookie = before;
  expect((await set(token, newPassword, browser)).status).toBe(204);
  expect(browser.cookie).not.toBe(before);
  expect((await browser.get('/api/user.php')).body).toMatchObject({ user: { id, email } });
  for (const other of [...others, stolen])
    expect((await other.get('/api/user.php')).body).toEqual({ user: null });
});

test.runIf(engine === 'postgres')(
  'a login that checked the old password during a reset gets no session',
  async () => {
    const { id, email } = await someone();
    const [signingIn] = await api.connection.db.transaction().execute(async (db) => {
      await db.updateTable('account').set({ password_hash: 'changed' }).where('id', '=', id).execute();
      await db.deleteFrom('session').where('account_id', '=', id).execute();
      const answering = login(email, memberPassword);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ query: string }>`
            select query from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
          `.execute(api.db);
          return rows.map(({ query }) => query.split(' ', 3).join(' '));
        })
        .toEqual(['insert into "session"']);
      return [answering];
    });
    expect(await signingIn).toMatchObject({ status: 403, body: { code: 'login_failed' } });
    const sessions = api.db.selectFrom('session').select('id').where('account_id', '=', id);
    expect(await sessions.execute()).toEqual([]);
  },
);

test('a reset in a visitor’s or another member’s browser does not log it in', async () => {
  const [mine, other] = [await withLink(), await someone()];
  const visitor = api.visitor();
  expect((await set(mine.token, newPassword, visitor)).headers.get('set-cookie')).toBeNull();
  const second = await withLink();
  expect((await set(second.token, newPassword, other.browser)).status).toBe(204);
  expect((await other.browser.get('/api/user.php')).body).toMatchObject({ user: { id: other.id } });
  expect((await mine.browser.get('/api/user.php')).body).toEqual({ user: null });
});

test('a link used twenty times in parallel works once', async () => {
  const { email, token } = await withLink();
  const words = Array.from({ length: 20 }, (_, index) => `${newPassword} ${index}`);
  const answers = await Promise.all(words.map((password) => set(token, password)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204,
    ...Array<number>(19).fill(422),
  ]);
  const winner = words[answers.findIndex(({ status }) => status === 204)] ?? '';
  expect((await login(email, winner)).status).toBe(200);
  expect(await set(token)).toMatchObject(refused);
});

test('of two links used in parallel, one sets the password and the other is rejected', async () => {
  const { email, token } = await withLink();
  expect((await ask(email)).status).toBe(204);
  const second = tokenIn(await mailTo(api, email, 1));
  const answers = await Promise.all([set(token), set(second)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 422]);
});

test('a reset invalidates links mailed earlier', async () => {
  const { email, token } = await withLink();
  await ask(email);
  const second = tokenIn(await mailTo(api, email, 1));
  expect((await set(second)).status).toBe(204);
  expect(await set(token, 'another password')).toMatchObject(refused);
  expect((await login(email, newPassword)).status).toBe(200);
});

test('a reset repeated with the same idempotency key succeeds again', async () => {
  const { token } = await withLink();
  const headers = { 'idempotency-key': 'reset-once' };
  const send = () => api.visitor().put(path, { token, password: newPassword }, { headers });
  expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
});

test('a repeat with the same idempotency key, with or without a session, sets no session cookie', async () => {
  const { browser, token } = await withLink();
  const send = (by = api.visitor()) =>
    by.put(path, { token, password: newPassword }, { headers: { 'idempotency-key': 'reset-lost' } });
  expect((await send(browser)).status).toBe(204);
  const again = await send();
  expect([again.status, again.headers.get('set-cookie')]).toEqual([204, null]);
  const kept = await send(browser);
  expect([kept.status, kept.headers.get('set-cookie')]).toEqual([204, null]);
  expect((await browser.get('/api/user.php')).body).toMatchObject({ user: {} });
});

test('a link expires after an hour', async () => {
  const [early, late] = [await withLink(), await withLink()];
  api.clock.pass(hour - 1);
  expect((await set(early.token)).status).toBe(204);
  api.clock.pass(1);
  expect(await set(late.token)).toMatchObject(refused);
});

test('a link is rejected after a change of address, and on another pool’s site', async () => {
  const { id, token } = await withLink();
  expect(await set(token, newPassword, api.visitor({ host: elmfordHost }))).toMatchObject(refused);
  await api.db.updateTable('account').set({ email: 'other@oakmere.example' }).where('id', '=', id).execute();
  expect(await set(token)).toMatchObject(refused);
});

test('a link is rejected once its account is banned or deleted', async () => {
  for (const status of ['banned', 'deleted'] as const) {
    const { id, token } = await withLink();
    await api.db.updateTable('account').set({ status }).where('id', '=', id).execute();
    expect(await set(token)).toMatchObject(refused);
  }
});

test('rejects unknown, truncated and altered tokens, and a reset token for activation; a GET changes nothing', async () => {
  const { email, token } = await withLink();
  for (const wrong of ['x', token.slice(0, -1), token.toUpperCase(), `${token}a`]) {
    expect(await set(wrong)).toMatchObject(refused);
  }
  expect(await api.visitor().post('/api/activate.php', { token })).toMatchObject({
    body: { code: 'activation_failed' },
  });
  for (let opened = 0; opened < 10; opened += 1)
    expect((await api.visitor().get(`${path}?token=${token}`)).status).toBe(405);
  expect((await login(email, memberPassword)).status).toBe(200);
  expect((await set(token)).status).toBe(204);
});

test('rejects a password of seven characters and leaves the link valid', async () => {
  const { token } = await withLink();
  for (const short of ['seven77', '🌳'.repeat(7)]) {
    expect(await set(token, short)).toMatchObject({
      status: 422,
      body: { code: 'invalid_fields', fields: { password: 'too_short' } },
    });
  }
  expect((await set(token, '🌳🌲🌴🌵🍂🍁🍀🌱')).status).toBe(204);
});

test('the token is in the mail only, and the new password in no column of the database', async () => {
  const { token } = await withLink();
  const inMail = ['outgoing_mail.html', 'outgoing_mail.text'];
  expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
  const headers = { 'idempotency-key': 'set-without-a-trace' };
  const answer = await api.visitor().put(path, { token, password: newPassword }, { headers });
  expect(answer.status).toBe(204);
  expect(await findEverywhere(api.db, [token.toLowerCase()])).toEqual(inMail);
  expect(await findEverywhere(api.db, [newPassword])).toEqual([]);
});

describe('reset request without an active account', () => {
  test('returns 404 for an unknown, invalid or banned address', async () => {
    expect(await ask('nobody@oakmere.example')).toMatchObject(notFound);
    expect(await ask('no address')).toMatchObject(notFound);
    const { email } = await someone({ account: { status: 'banned' } });
    expect(await ask(email)).toMatchObject(notFound);
  });

  test('returns 404 for an account of another pool', async () => {
    const { email } = await someone();
    expect(await ask(email, api.visitor({ host: elmfordHost }))).toMatchObject(notFound);
  });

  test('mails a deleted account how to reactivate it, without a link', async () => {
    const { email } = await someone({ account: { status: 'deleted' } });
    expect((await ask(email)).status).toBe(204);
    const mail = await mailTo(api, email);
    expect(mail.subject).toBe('Your Oakmere account was deleted');
    expect(mail.text).not.toContain('token=');
  });
});

test('with private account disclosure every address gets the same response, and banned accounts get no mail', async () => {
  const closed = await startApi({ settings: { account_disclosure: 'private' } });
  await closed.application.work();
  const members = {
    known: await someone({}, closed),
    banned: await someone({ account: { status: 'banned' } }, closed),
    deleted: await someone({ account: { status: 'deleted' } }, closed),
  };
  const addresses = [
    members.banned.email,
    'nobody@oakmere.example',
    'no address',
    members.deleted.email,
    members.known.email,
  ];
  const answers = [];
  for (const email of addresses) {
    const { status, body, headers } = await ask(email, closed.visitor());
    const sentHeaders = [...headers].filter(([name]) => name !== 'x-request-id');
    answers.push(JSON.stringify([status, body, sentHeaders]));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('[204,null');
  await mailTo(closed, members.known.email);
  await mailTo(closed, members.deleted.email);
  expect((await sentMails(closed)).map(({ to_address }) => to_address).toSorted()).toEqual(
    [members.known.email, members.deleted.email].toSorted(),
  );
  await closed.close();
});

describe('rate limits', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ environment: { LIMITS: 'on' } });
    await limited.application.work();
  });
  afterAll(() => limited.close());

  const asked = (email: string) => ask(email, limited.visitor());
  const passHour = () =>
    sql`update rate_limit set expire = expire - 3600000 where key like 'reset-mail-hour:%'`.execute(
      limited.db,
    );
  const passDay = () =>
    sql`update rate_limit set expire = expire - 86400000 where key like 'reset-mail-%'`.execute(limited.db);

  test('a password reset clears the count of wrong login attempts', async () => {
    const { email } = await someone({}, limited);
    const browser = limited.visitor({ address: '203.0.113.77' });
    const tryLogin = (password: string) => browser.post('/api/user.php', { email, password });
    for (let wrong = 0; wrong < 6; wrong += 1) await tryLogin('wrong');
    expect((await tryLogin(memberPassword)).status).toBe(429);
    expect((await ask(email, browser)).status).toBe(204);
    const token = tokenIn(await mailTo(limited, email));
    expect((await set(token, newPassword, browser)).status).toBe(204);
    expect((await tryLogin(newPassword)).status).toBe(200);
  });

  test('an address gets at most three mails an hour and five a day, whoever asks', async () => {
    const { email } = await someone({}, limited);
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await asked(email));
    await passHour();
    for (let count = 0; count < 3; count += 1) answers.push(await asked(email));
    expect(answers.map(({ status, body }) => [status, (body as { code?: string } | null)?.code])).toEqual([
      [204, undefined],
      [204, undefined],
      [204, undefined],
      [429, 'too_many_requests'],
      [204, undefined],
      [204, undefined],
      [429, 'too_many_reset_mails'],
    ]);
    expect(answers[3]?.body).toMatchObject({ data: { minutes: 60 } });
    expect(answers[6]?.body).toEqual({
      message: 'too_many_reset_mails',
      statusCode: 429,
      code: 'too_many_reset_mails',
    });
    expect(Number(answers[6]?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await asked((await someone({}, limited)).email)).status).toBe(204);
    await passDay();
    expect((await asked(email)).status).toBe(204);
  });

  test('of twenty parallel requests three are accepted', async () => {
    const { email } = await someone({}, limited);
    const answers = await Promise.all(Array.from({ length: 20 }, () => asked(email)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  test('an address without an account has the same limit', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await asked('nobody@oakmere.example')).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});

test('rejects a common password and the member’s own words, and leaves the link valid', async () => {
  const { token, email } = await withLink({ profile: { name: 'Hazelnut Wood' } });
  for (const password of ['password', 'hazelnut wood', email, 'Oakmere!1'])
    expect(await set(token, password)).toMatchObject({
      status: 422,
      body: { code: 'invalid_fields', fields: { password: 'password_too_common' } },
    });
  expect((await set(token)).status).toBe(204);
});
