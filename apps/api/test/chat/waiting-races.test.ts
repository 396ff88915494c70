import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import type { Db } from '../../src/database/connection';
import { lockAccount, lockPair } from '../../src/database/locks';
import { engine, startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { send } from '../support/send-message';
import { unconfirmed } from '../support/unconfirmed';
import { waitForLocks } from '../support/wait-for-locks';

vi.setConfig({ testTimeout: 60_000 });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/**
 * Starts requests one after another during a transaction, each once the one before is answered or waits for a
 * lock, and ends the transaction.
 */
async function during(
  hold: (db: Db) => Promise<unknown>,
  requests: readonly (() => Promise<Answer>)[],
): Promise<number[]> {
  const answers: Promise<Answer>[] = [];
  await api.db.transaction().execute(async (db) => {
    await hold(db);
    for (const ask of requests) {
      const answer = ask();
      answers.push(answer);
      await Promise.race([answer, waitForLocks(api, answers.length)]);
    }
  });
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** The texts of a member that were delivered and that still wait, and the credits left. */
async function outcome(id: string) {
  const texts = (table: 'message' | 'waiting_message') =>
    api.db.selectFrom(table).select('text').where('sender_id', '=', id).execute();
  const { credits } = await api.db
    .selectFrom('account')
    .select('credits')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    delivered: (await texts('message')).map(({ text }) => text),
    waiting: (await texts('waiting_message')).map(({ text }) => text),
    credits,
  };
}

interface Sender {
  id: string;
  browser: Browser;
  token: string;
}

const activation = ({ token }: Sender) => ({ path: '/api/activate.php', token });

async function newAddress({ id, browser }: Sender) {
  const email = `new-${id}@oakmere.example`;
  await browser.put('/api/email.php', { email, password: memberPassword });
  const owner = { purpose: 'mail_change', accountId: id, email } as const;
  return { path: '/api/mail-change.php', token: await makeToken(api.db, owner, api.clock.now()) };
}

describe.runIf(engine === 'postgres')('a waiting message', () => {
  test.each([
    ['activation', activation, 200],
    ['confirmation of another address', newAddress, 204],
  ])('is refunded when its recipient blocks the sender during the %s', async (_, linkOf, status) => {
    const [ann, ben] = [await unconfirmed(api), await api.member()];
    expect((await send(ann.browser, ben.id, 'hello')).status).toBe(200);
    const { path, token } = await linkOf(ann);
    const block = async (db: Db) => {
      await lockPair(db, ben.id, ann.id);
      const row = { blocker_id: ben.id, blocked_id: ann.id, created_at: api.clock.now() };
      await db.insertInto('block').values(row).execute();
    };
    const confirmed = await during(block, [() => api.visitor().post(path, { token })]);
    expect({ confirmed, ...(await outcome(ann.id)) }).toEqual({
      confirmed: [status],
      delivered: [],
      waiting: [],
      credits: 50,
    });
  });

  test('to a new recipient makes a simultaneous activation start again, and is delivered', async () => {
    const [ann, ben] = [await unconfirmed(api), await api.member()];
    const before = api.clock.waited.length;
    const statuses = await during(
      (db) => lockAccount(db, ann.id).execute(),
      [
        () => send(ann.browser, ben.id, 'hello'),
        () => api.visitor().post('/api/activate.php', { token: ann.token }),
      ],
    );
    const retries = api.clock.waited.length - before;
    expect({ statuses, retries, ...(await outcome(ann.id)) }).toEqual({
      statuses: [200, 200],
      retries: 1,
      delivered: ['hello'],
      waiting: [],
      credits: 49,
    });
  });
});
