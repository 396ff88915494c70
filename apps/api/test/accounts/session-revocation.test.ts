import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { mailTo, tokenIn } from '../support/mails';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';
import { listen, openStream, rest } from '../support/stream';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

/** In milliseconds: a stream closed only by its heartbeat is too late. */
const beforeHeartbeat = 15_000;
const newPassword = 'birches turn yellow';
let people = 0;

interface Person {
  id: string;
  email: string;
  /** Where the change is requested. */
  browser: Browser;
}

async function someone(): Promise<Person> {
  const email = `ends${(people += 1)}@oakmere.example`;
  const account = { email, email_key: email, paid_user: true, credits: 5 };
  return { ...(await api.member({ account })), email };
}

async function anotherBrowser(id: string): Promise<Browser> {
  const browser = api.visitor();
  browser.cookie = `auth=${await openSession(api.db, id, 'other', api.clock.now())}`;
  return browser;
}

const tokenFor = ({ id, email }: Person, purpose: 'reset' | 'activation') =>
  makeToken(api.db, { purpose, accountId: id, email }, api.clock.now());

/** Requests a new address and returns the token in its mail. */
async function askForAddress(browser: Browser, address: string): Promise<string> {
  const asked = await browser.put('/api/email.php', { email: address, password: memberPassword });
  expect(asked.status).toBe(204);
  return tokenIn(await mailTo(api, address));
}

const confirm = (browser: Browser, token: string) => browser.post('/api/mail-change.php', { token });

type Change = (person: Person) => Promise<Answer>;
const changePassword: Change = ({ browser }) =>
  browser.put('/api/password.php', {
    old_password: memberPassword,
    new_password: newPassword,
    repeat_password: newPassword,
  });
const resetPassword: Change = async (person) =>
  person.browser.put('/api/reset-password.php', {
    token: await tokenFor(person, 'reset'),
    password: newPassword,
  });
const changeEmail: Change = async ({ browser, email }) =>
  confirm(browser, await askForAddress(browser, `new-${email}`));
const changeEmailElsewhere: Change = async ({ browser, email }) =>
  confirm(api.visitor(), await askForAddress(browser, `new-${email}`));

const changes: [string, Change][] = [
  ['a password change', changePassword],
  ['a password reset', resetPassword],
  ['an email change confirmed in the requesting browser', changeEmail],
  ['an email change confirmed in a logged-out browser', changeEmailElsewhere],
];

const userOf = async (browser: Browser) =>
  ((await browser.get('/api/user.php')).body as { user: { id: string } | null }).user?.id ?? null;
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string } | null)?.code ?? body];

test.each(changes)(
  '%s ends the sessions and event streams of the member’s other devices, and no others',
  async (_, change) => {
    const [person, other] = [await someone(), await someone()];
    const devices = [await anotherBrowser(person.id), await anotherBrowser(person.id)];
    const streams = await Promise.all(devices.map((device) => openStream(api, device)));
    const untouched = await listen(api, other.browser, 1);
    expect((await change(person)).status).toBe(204);
    expect(await Promise.all(devices.map(userOf))).toEqual([null, null]);
    const answers = await Promise.all(devices.map((device) => send(device, other.id, 'from afar')));
    expect(answers.map(codeOf)).toEqual([
      [403, 'authentication_required'],
      [403, 'authentication_required'],
    ]);
    expect(await Promise.all(streams.map(rest))).toEqual(['retry: 2000\n\n', 'retry: 2000\n\n']);
    expect([await userOf(person.browser), await userOf(other.browser)]).toEqual([person.id, other.id]);
    expect((await send(person.browser, other.id, 'from here')).status).toBe(200);
    expect((await untouched.events).map(({ event }) => event)).toEqual(['message']);
    await untouched.end();
  },
  beforeHeartbeat,
);

test('an email change confirmed on another device keeps that device and the requesting one logged in', async () => {
  const person = await someone();
  const [phone, tablet] = [await anotherBrowser(person.id), await anotherBrowser(person.id)];
  const token = await askForAddress(person.browser, `new-${person.email}`);
  expect((await confirm(phone, token)).status).toBe(204);
  expect(await Promise.all([person.browser, phone, tablet].map(userOf))).toEqual([
    person.id,
    person.id,
    null,
  ]);
});

test('an email change confirmed in a stranger’s browser leaves the stranger’s session as it is', async () => {
  const [person, stranger] = [await someone(), await someone()];
  const token = await askForAddress(person.browser, `new-${person.email}`);
  expect((await confirm(stranger.browser, token)).status).toBe(204);
  expect(await Promise.all([person.browser, stranger.browser].map(userOf))).toEqual([person.id, stranger.id]);
});

test('an email change whose requesting session has ended ends every session', async () => {
  const person = await someone();
  const phone = await anotherBrowser(person.id);
  const token = await askForAddress(person.browser, `new-${person.email}`);
  expect((await person.browser.get('/api/logout.php')).status).toBe(204);
  expect((await confirm(api.visitor(), token)).status).toBe(204);
  expect(await userOf(phone)).toBe(null);
});

const invalid = { message: 'link_invalid_or_expired', statusCode: 422, code: 'link_invalid_or_expired' };

test.each(changes)('%s invalidates every link mailed earlier', async (_, change) => {
  const person = await someone();
  const resets = [await tokenFor(person, 'reset'), await tokenFor(person, 'reset')];
  const activation = await tokenFor(person, 'activation');
  const address = await askForAddress(person.browser, `never-${person.email}`);
  expect((await change(person)).status).toBe(204);
  const { password_hash, email } = await accountOf(person.id);
  const visitor = api.visitor();
  const answers = [
    ...(await Promise.all(
      resets.map((token) => visitor.put('/api/reset-password.php', { token, password: 'maples turn red' })),
    )),
    await confirm(visitor, address),
    await visitor.post('/api/activate.php', { token: activation }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [422, invalid],
    [422, invalid],
    [422, invalid],
    [422, { message: 'activation_failed', statusCode: 422, code: 'activation_failed' }],
  ]);
  expect(await accountOf(person.id)).toEqual({ password_hash, email });
});

const accountOf = (id: string) =>
  api.db
    .selectFrom('account')
    .select(['password_hash', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
