import type { SignupForm } from '@heartwood/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine, startApi, type TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import { mailTo, sentMails } from '../support/mails';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let addresses = 0;
const freshEmail = () => `new${(addresses += 1)}@oakmere.example`;
const signup = (changed: Partial<SignupForm> = {}, on = api) =>
  on.visitor().post('/api/signup.php', signupForm({ email: freshEmail(), ...changed }));

test('a signup creates an unconfirmed, invisible member with a session', async () => {
  const browser = api.visitor();
  const answer = await browser.post(
    '/api/signup.php',
    signupForm({
      email: ' Rowan@Oakmere.example',
      name: ' Rowan  Ash ',
      language: 'nl',
      tracking: { network: 'partner' },
    }),
  );
  expect(answer.status).toBe(201);
  const { user } = answer.body as { user: { id: string } };
  expect(user).toEqual({
    id: user.id,
    email: 'Rowan@Oakmere.example',
    name: 'Rowan Ash',
    status: 'not_confirmed',
    credits: 0,
    paid_user: false,
    signup_date: '2026-03-02T12:00:00.000Z',
    fictional_icon: null,
    language: 'nl',
    notifications_disabled: [],
    profile: {
      id: user.id,
      name: 'Rowan Ash',
      status: 'disabled',
      date_of_birth: '1990-04-12',
      age: 35,
      gender: null,
      sexuality: null,
      country: null,
      region: null,
      city: null,
      main_image: null,
      photos_count: 0,
      private_photos_count: 0,
      hair_colour: null,
      eye_colour: null,
      body_type: null,
      relationship_status: null,
      tattoos: null,
      reason_for_signup: null,
      interests: [],
      description: null,
      fictional: false,
      demo: false,
    },
    num_unread_messages: 0,
    num_new_likes: 0,
    invisible: false,
    spend_limit: null,
    search: null,
    chosen_search: null,
    show_read: true,
    show_typing: true,
    terms_due: null,
  });
  expect((await browser.get('/api/user.php')).body).toEqual(answer.body);
  const account = await api.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(account).toMatchObject({
    email_key: 'rowan@oakmere.example',
    pool: 'oak',
    brand: 'oakmere',
    tracking: { network: 'partner' },
    terms_version: '2023-12-01T12:00:00.000Z',
  });
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const profile = await api.db
    .selectFrom('profile')
    .select('visible')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(profile.visible).toBe(false);
});

describe('an invalid signup form is rejected and creates no account', () => {
  test.each<[string, Partial<SignupForm>, string, Record<string, string>]>([
    ['an invalid email address', { email: 'rowan' }, 'email_invalid', { email: 'email_invalid' }],
    [
      'an email address with a line break',
      { email: 'a@b.example\r\nBcc: c@d.example' },
      'email_invalid',
      { email: 'email_invalid' },
    ],
    [
      'the email address as name',
      { email: 'same@oakmere.example', name: 'Same@Oakmere.example' },
      'name_equals_email',
      { name: 'name_equals_email' },
    ],
    ['a name that starts with @', { name: '@rowan' }, 'name_starts_with_at', { name: 'name_starts_with_at' }],
    [
      'a name that starts with a look-alike of @',
      { name: '＠rowan' },
      'name_starts_with_at',
      { name: 'name_starts_with_at' },
    ],
    [
      'a name that starts with an invisible character and @',
      { name: '\u200b@rowan' },
      'name_starts_with_at',
      { name: 'name_starts_with_at' },
    ],
    ['a name with a direction override', { name: 'ro\u202ewan' }, 'invalid_fields', { name: 'invalid' }],
    ['a name of one character', { name: 'r' }, 'invalid_fields', { name: 'too_short' }],
    [
      'the day before the eighteenth birthday',
      { date_of_birth: '2008-03-03' },
      'underage',
      { date_of_birth: 'underage' },
    ],
    [
      'an impossible birth date',
      { date_of_birth: '1990-02-30' },
      'invalid_fields',
      { date_of_birth: 'invalid' },
    ],
    [
      '29 February of a common year',
      { date_of_birth: '1999-02-29' },
      'invalid_fields',
      { date_of_birth: 'invalid' },
    ],
    [
      'a birth date in the future',
      { date_of_birth: '2030-01-01' },
      'invalid_fields',
      { date_of_birth: 'invalid' },
    ],
    [
      'a URL as name',
      { name: 'click http://evil.example now' },
      'invalid_fields',
      { name: 'name_has_address' },
    ],
    ['a common password', { password: 'Sunshine1' }, 'invalid_fields', { password: 'password_too_common' }],
    [
      'the brand’s name as password',
      { password: 'Oakmere2026' },
      'invalid_fields',
      { password: 'password_too_common' },
    ],
    [
      'a password of eight spaces',
      { password: '        ' },
      'invalid_fields',
      { password: 'password_too_common' },
    ],
    ['a password of seven characters', { password: 'seven77' }, 'invalid_fields', { password: 'too_short' }],
    [
      'a language the brand does not offer',
      { language: 'sv' },
      'invalid_fields',
      { language: 'not_in_list' },
    ],
    [
      'an outdated terms version',
      { terms_version: '2020-01-01T00:00:00Z' },
      'invalid_fields',
      { terms_version: 'invalid' },
    ],
    [
      'a message over the brand’s length',
      { signup_message: 'é'.repeat(2001) },
      'invalid_fields',
      { signup_message: 'too_long' },
    ],
    [
      'several invalid fields',
      { email: 'rowan', name: '@rowan', date_of_birth: '2020-01-01' },
      'email_invalid',
      { email: 'email_invalid', name: 'name_starts_with_at', date_of_birth: 'underage' },
    ],
  ])('%s', async (_, changed, code, fields) => {
    const before = await api.db.selectFrom('account').select('id').execute();
    const answer = await signup(changed);
    const ages = Object.values(fields).includes('underage') && { data: { min_age: 18 } };
    expect([answer.status, answer.body]).toEqual(
      [422, { message: code, statusCode: 422, code, fields, ...ages }].map((part) =>
        typeof part === 'number' ? part : { ...part, message: (answer.body as { message: string }).message },
      ),
    );
    expect(await api.db.selectFrom('account').select('id').execute()).toEqual(before);
  });

  test('a password of a megabyte', async () => {
    expect((await signup({ password: 'p'.repeat(1_000_000) })).status).toBe(413);
  });
});

test('accepts a signup on the eighteenth birthday, and a birth date of 29 February', async () => {
  expect((await signup({ date_of_birth: '2008-03-02' })).status).toBe(201);
  expect((await signup({ date_of_birth: '2004-02-29' })).status).toBe(201);
});

test('the eighteenth birthday begins at midnight in the brand’s time zone', async () => {
  api.clock.pass(11.5 * 3600);
  const answer = await signup({ date_of_birth: '2008-03-03' });
  const tooEarly = await signup({ date_of_birth: '2008-03-04' });
  api.clock.pass(-11.5 * 3600);
  expect([answer.status, answer.body]).toMatchObject([201, { user: { profile: { age: 18 } } }]);
  expect(tooEarly).toMatchObject({ status: 422, body: { code: 'underage', data: { min_age: 18 } } });
});

test('an address already in use, in any case, returns 409; in another pool it is free', async () => {
  const email = freshEmail();
  await signup({ email });
  const again = await signup({ email: email.toUpperCase() });
  expect([again.status, again.body]).toMatchObject([409, { code: 'account_exists' }]);
  const elsewhere = await api.visitor({ host: elmfordHost }).post('/api/signup.php', signupForm({ email }));
  expect(elsewhere.status).toBe(201);
});

test('the address of a deleted account returns 409 with account_deleted_reactivatable', async () => {
  const email = freshEmail();
  await signup({ email });
  await api.db.updateTable('account').set({ status: 'deleted' }).where('email', '=', email).execute();
  const again = await signup({ email });
  expect([again.status, again.body]).toMatchObject([409, { code: 'account_deleted_reactivatable' }]);
});

test('stores the country of the IP address the signup came from', async () => {
  const countryOf = async (address: string) => {
    const email = freshEmail();
    await api.visitor({ address }).post('/api/signup.php', signupForm({ email }));
    return api.db
      .selectFrom('account')
      .select('country')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  };
  expect([await countryOf('145.97.39.155'), await countryOf('10.1.2.3')]).toEqual([
    { country: 'NL' },
    { country: null },
  ]);
});

test.each(['explicit', 'private'] as const)(
  'the address of an account past reactivation can sign up again (%s)',
  async (account_disclosure) => {
    const own = await startApi({ settings: { account_disclosure } });
    const email = freshEmail();
    const days = (count: number) => count * 24 * 3600;
    const accounts = () =>
      own.db.selectFrom('account').select(['id', 'email', 'status']).orderBy('signup_date').execute();
    const expectedStatus = { explicit: 409, private: 201 }[account_disclosure];
    await signup({ email }, own);
    const [first] = await accounts();
    await own.db
      .updateTable('account')
      .set({ status: 'deleted', deleted_at: own.clock.now() })
      .where('email', '=', email)
      .execute();
    own.clock.pass(days(14) - 1);
    expect((await signup({ email }, own)).status).toBe(expectedStatus);
    expect((await accounts()).length).toBe(1);
    own.clock.pass(1);
    const answers = await Promise.all([signup({ email }, own), signup({ email }, own)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, expectedStatus]);
    expect(await accounts()).toEqual([
      { id: first?.id, email: `erased:${first?.id}`, status: 'erased' },
      { id: expect.any(String), email, status: 'not_confirmed' },
    ]);
    await own.close();
  },
);

test('twenty parallel signups with one address create one account', async () => {
  const email = freshEmail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signup({ email })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array<number>(19).fill(409),
  ]);
  expect(await api.db.selectFrom('account').select('email').where('email', '=', email).execute()).toEqual([
    { email },
  ]);
});

test.runIf(engine === 'postgres')('twenty parallel signups with one address send one mail', async () => {
  const own = await startApi();
  await own.application.work();
  const [email, last] = [freshEmail(), freshEmail()];
  await Promise.all(Array.from({ length: 20 }, () => signup({ email }, own)));
  await signup({ email: last }, own);
  await mailTo(own, last);
  await mailTo(own, email);
  const sent = (await sentMails(own)).map(({ to_address, subject }) => [to_address, subject]);
  const subject = 'Confirm your email address for Oakmere';
  expect(sent.toSorted()).toEqual(
    [
      [email, subject],
      [last, subject],
    ].toSorted(),
  );
  await own.close();
});

test('parallel and repeated signups with one idempotency key get one response and create one account', async () => {
  const email = freshEmail();
  const send = (key: string, changed: Partial<SignupForm> = {}) => {
    const headers = { 'idempotency-key': key };
    return api.visitor().post('/api/signup.php', signupForm({ email, ...changed }), { headers });
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('signup-once')));
  answers.push(await send('signup-once'));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(7).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const sessions = answers.map(
    ({ headers }) => /auth=([\w-]{43})/.exec(headers.get('set-cookie') ?? '')?.[1],
  );
  expect(new Set(sessions).size).toBe(7);
  expect((await send('signup-once', { name: 'Somebody else' })).body).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect((await send('another-tab')).body).toMatchObject({ code: 'account_exists' });
  const accounts = api.db.selectFrom('account').select('email').where('email', '=', email);
  expect(await accounts.execute()).toEqual([{ email }]);
});

test('a signup message is held and uses up one free conversation', async () => {
  const { id: recipient } = await api.member();
  const answer = await signup({ profile: recipient, signup_message: '  Hello there\u0301 ' });
  const { id } = (answer.body as { user: { id: string } }).user;
  const waiting = await api.db
    .selectFrom('waiting_message')
    .selectAll()
    .where('sender_id', '=', id)
    .execute();
  expect(waiting).toMatchObject([{ recipient_id: recipient, text: 'Hello theré', cost: 0 }]);
  const account = await api.db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(account.free_conversations_used).toBe(1);
});

test.each(['nobody', '7c9e6679-7425-40de-944b-e07fc1f90ae7'])(
  'a signup message to an unknown member (%s) is dropped',
  async (profile) => {
    const answer = await signup({ profile, signup_message: 'Hello' });
    const { id } = (answer.body as { user: { id: string } }).user;
    expect(
      await api.db.selectFrom('waiting_message').selectAll().where('sender_id', '=', id).execute(),
    ).toEqual([]);
  },
);

test.each([{ free_conversations: 0 }, { free_messages: 0 }])(
  'a signup message is dropped if the brand has no free messages: %o',
  async (settings) => {
    const brand = await startApi({ settings });
    const { id: recipient } = await brand.member();
    const answer = await signup({ profile: recipient, signup_message: 'Hello' }, brand);
    const { id } = (answer.body as { user: { id: string } }).user;
    const stored = [
      await brand.db.selectFrom('waiting_message').select('text').execute(),
      await brand.db.selectFrom('conversation').select('id').execute(),
      await brand.db.selectFrom('account').select('free_conversations_used').where('id', '=', id).execute(),
    ];
    await brand.close();
    expect([answer.status, stored]).toEqual([201, [[], [], [{ free_conversations_used: 0 }]]]);
  },
);

test('signup credits are booked in the ledger', async () => {
  const generous = await startApi({ settings: { signup_credits: 5 } });
  const answer = await signup({}, generous);
  expect(answer.body).toMatchObject({ user: { credits: 5 } });
  const entries = await generous.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'balance_after'])
    .execute();
  expect(entries).toEqual([{ kind: 'signup', amount: 5, balance_after: 5 }]);
  await generous.close();
});

describe('signup restrictions', () => {
  test.each([
    ['with_trafficsource', {}, 403],
    ['with_trafficsource', { sub1: 'x' }, 403],
    ['with_trafficsource', { network: 'partner' }, 201],
    ['other', { network: 'partner' }, 403],
  ] as const)('setting %s with tracking %j returns %i', async (signups, tracking, status) => {
    const closed = await startApi({ settings: { signups } });
    expect((await signup({ tracking }, closed)).status).toBe(status);
    await closed.close();
  });
});

test('with private account disclosure every signup gets the same response, and a mail to confirm', async () => {
  const discreet = await startApi({ settings: { account_disclosure: 'private' } });
  await discreet.application.work();
  const email = freshEmail();
  const first = await signup({ email }, discreet);
  const again = await signup({ email }, discreet);
  for (const answer of [first, again]) {
    expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([
      201,
      { user: null },
      null,
    ]);
  }
  await expect
    .poll(async () => (await sentMails(discreet)).map(({ subject }) => subject).toSorted(), {
      timeout: 10_000,
    })
    .toEqual(['Confirm your email address for Oakmere', 'Confirm your email address for Oakmere']);
  await discreet.close();
});

test('the sixth signup from one IP address returns 429', async () => {
  const limited = await startApi({ environment: { LIMITS: 'on' } });
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const browser = limited.visitor({ address: '203.0.113.7' });
    statuses.push((await browser.post('/api/signup.php', signupForm({ email: freshEmail() }))).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  await limited.close();
});

test('an internationalised domain and its punycode form are the same address', async () => {
  const typed = signupForm({ email: 'Wren@BÜCHER.example' });
  expect((await api.visitor().post('/api/signup.php', typed)).status).toBe(201);
  const punycode = 'wren@xn--bcher-kva.example';
  expect(await api.visitor().post('/api/signup.php', signupForm({ email: punycode }))).toMatchObject({
    status: 409,
    body: { code: 'account_exists' },
  });
  const login = await api.visitor().post('/api/user.php', { email: punycode, password: typed.password });
  expect([login.status, login.body]).toMatchObject([200, { user: { email: 'Wren@BÜCHER.example' } }]);
});
