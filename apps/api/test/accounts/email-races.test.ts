import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import type { Db } from '../../src/database/connection';
import { lockAccount } from '../../src/database/locks';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { extent } from '../support/extent';
import { isPassword } from '../../src/accounts/password';
import { memberPassword } from '../support/members';
import { signupForm } from '../support/signup-form';
import { waitForLocks } from '../support/wait-for-locks';

vi.setConfig({ testTimeout: 120_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ durable: true });
});
afterAll(() => api.close());

const rounds = Array.from({ length: extent(100, 8) }, (_, index) => index);
const newPassword = 'birches turn yellow';

interface Person {
  id: string;
  email: string;
  next: string;
  browser: Browser;
  /** Tokens of the links to the new address and to a new password. */
  tokens: { change: string; reset: string };
}

let people = 0;

/** A member with pending links to a new address and to a new password. */
async function waiting(): Promise<Person> {
  const email = `race${(people += 1)}@oakmere.example`;
  const next = `next-${email}`;
  const { id, browser } = await api.member({ account: { email, email_key: email } });
  expect((await browser.put('/api/email.php', { email: next, password: memberPassword })).status).toBe(204);
  const link = (purpose: 'mail_change' | 'reset', address: string) =>
    makeToken(api.db, { purpose, accountId: id, email: address }, api.clock.now());
  const tokens = { change: await link('mail_change', next), reset: await link('reset', email) };
  return { id, email, next, browser, tokens };
}

const confirm = (token: string) => api.visitor().post('/api/mail-change.php', { token });
const reset = (token: string) =>
  api.visitor().put('/api/reset-password.php', { token, password: newPassword });

/** An account's state, and its links that are still valid. */
async function stateOf({ id, browser }: Person) {
  const account = await api.db
    .selectFrom('account')
    .select(['email', 'email_key', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changes = await api.db
    .selectFrom('email_change')
    .select('id')
    .where('account_id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  const links = await api.db
    .selectFrom('token')
    .select('purpose')
    .where('account_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  return {
    email: account.email,
    key: account.email_key,
    newPassword: await isPassword(newPassword, account.password_hash),
    open: [...changes, ...links],
    loggedIn: ((await browser.get('/api/user.php')).body as { user: unknown }).user !== null,
  };
}

/**
 * Queues requests, in this order, behind a transaction that holds what they need, so that they proceed at
 * once when it ends.
 * @param hold takes it, and returns how to release it
 */
async function togetherAfter(
  hold: (db: Db) => Promise<() => Promise<unknown>>,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await api.db.transaction().execute(async (db) => {
    const giveUp = await hold(db);
    for (const ask of requests) {
      answers.push(ask());
      await waitForLocks(api, answers.length);
    }
    await giveUp();
  });
  return Promise.all(answers);
}

/** Locks an account's row. */
const accountOf = (id: string) => async (db: Db) => {
  await lockAccount(db, id).execute();
  return () => Promise.resolve();
};

/** Claims an address, as an account that takes and releases it. */
const addressOf = (id: string, address: string) => async (db: Db) => {
  const take = (email_key: string) =>
    db.updateTable('account').set({ email_key }).where('id', '=', id).execute();
  await take(address);
  return () => take(id);
};

describe.runIf(engine === 'postgres')('email change', () => {
  test('confirmed in parallel with a password reset: exactly one of the two takes effect', async () => {
    for (const round of rounds) {
      const person = await waiting();
      const asked = [() => confirm(person.tokens.change), () => reset(person.tokens.reset)];
      const inOrder = round % 2 ? asked.toReversed() : asked;
      const [first, second] = await togetherAfter(accountOf(person.id), inOrder);
      const [changed, set] = round % 2 ? [second, first] : [first, second];
      const whole = { changed: changed?.status, set: set?.status, ...(await stateOf(person)) };
      expect([
        {
          changed: 204,
          set: 422,
          email: person.next,
          key: person.next,
          newPassword: false,
          open: [],
          loggedIn: true,
        },
        {
          changed: 422,
          set: 204,
          email: person.email,
          key: person.email,
          newPassword: true,
          open: [],
          loggedIn: false,
        },
      ]).toContainEqual(whole);
    }
  });

  test('confirmed in parallel with a signup for the address: one gets it, the other returns 409', async () => {
    for (const round of rounds) {
      const person = await waiting();
      const asked = [
        () => confirm(person.tokens.change),
        () => api.visitor().post('/api/signup.php', signupForm({ email: person.next })),
      ];
      const { id } = await api.member();
      const inOrder = round % 2 ? asked.toReversed() : asked;
      const [first, second] = await togetherAfter(addressOf(id, person.next), inOrder);
      const [changed, signedUp] = round % 2 ? [second, first] : [first, second];
      const holders = await api.db
        .selectFrom('account')
        .select('id')
        .where('email_key', '=', person.next)
        .execute();
      const found = {
        changed: [changed?.status, (changed?.body as { code: string } | null)?.code],
        signedUp: [signedUp?.status, (signedUp?.body as { code?: string } | undefined)?.code],
        holders: holders.map(({ id }) => id === person.id),
        email: (await stateOf(person)).email,
      };
      expect([
        { changed: [204, undefined], signedUp: [409, 'account_exists'], holders: [true], email: person.next },
        { changed: [409, 'email_taken'], signedUp: [201, undefined], holders: [false], email: person.email },
      ]).toContainEqual(found);
    }
  });

  test('confirmed twenty times in parallel takes effect once', async () => {
    const person = await waiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(person.tokens.change)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([204, ...Array<number>(19).fill(422)]);
    const formerEmails = api.db
      .selectFrom('email_change')
      .select('former_email')
      .where('account_id', '=', person.id);
    expect(await formerEmails.execute()).toEqual([{ former_email: person.email }]);
  });
});
