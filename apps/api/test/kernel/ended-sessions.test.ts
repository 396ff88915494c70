import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { openSession } from '../../src/kernel/sessions/session-store';
import { startApi, type TestApi } from '../support/api';
import { endAllSessions } from '../support/end-sessions';
import type { Browser } from '../support/browser';
import { extent } from '../support/extent';
import { memberPassword } from '../support/members';

vi.setConfig({ testTimeout: 300_000 });

const rounds = extent(20, 2);
const sessions = 10;
const pollers = 20;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface Poll {
  begun: number;
  accepted: boolean;
}

/** Sends requests until stopped, and returns each with its start time. */
async function poll(browser: Browser, polls: Poll[], goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const begun = performance.now();
    const { body } = await browser.get('/api/user.php');
    polls.push({ begun, accepted: (body as { user: unknown }).user !== null });
    await nextTurn();
  }
}

const settled = 3;

/**
 * Twenty pollers on ten sessions, while `revoke` ends those of the first `ended`; returns both sides'
 * responses.
 */
async function pollWhile(revoke: (id: string, first: Browser) => Promise<unknown>, ended: number) {
  const { id } = await api.member();
  await endAllSessions(api, id);
  const browsers: Browser[] = [];
  for (let count = 0; count < sessions; count += 1) {
    const browser = api.visitor();
    browser.cookie = `auth=${await openSession(api.db, id, 'poller', api.clock.now())}`;
    browsers.push(browser);
  }
  const [first] = browsers;
  if (!first) throw new Error('no session');
  const revoker = api.visitor();
  revoker.cookie = first.cookie;
  const polls = Array.from({ length: pollers }, (): Poll[] => []);
  let revoked = Infinity;
  const enough = (mine: Poll[]) => mine.filter(({ begun }) => begun > revoked).length >= settled;
  const polling = polls.map((mine, index) => {
    const own = browsers[index % sessions];
    if (!own) throw new Error('no session');
    const browser = api.visitor();
    browser.cookie = own.cookie;
    return poll(browser, mine, () => !enough(mine));
  });
  while (polls.some(({ length }) => length < settled)) await nextTurn();
  await revoke(id, revoker);
  revoked = performance.now();
  await Promise.all(polling);
  const late = polls.map((mine) => mine.filter(({ begun }) => begun > revoked));
  const early = polls.map((mine) => mine.slice(0, settled));
  const accepted = (lists: Poll[][]) => new Set(lists.flat().map((one) => one.accepted));
  const isEnded = (_: unknown, index: number) => index % sessions < ended;
  return {
    before: [...accepted(early)],
    ended: [...accepted(late.filter(isEnded))],
    others: [...accepted(late.filter((list, index) => !isEnded(list, index)))],
  };
}

const setPassword = async (id: string) => {
  const owner = { purpose: 'reset', accountId: id, email: await emailOf(id) } as const;
  const token = await makeToken(api.db, owner, api.clock.now());
  const body = { token, password: 'birches turn yellow' };
  expect((await api.visitor().put('/api/reset-password.php', body)).status).toBe(204);
};

async function emailOf(id: string): Promise<string> {
  const account = api.db.selectFrom('account').select('email').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).email;
}

const ban = (id: string) =>
  api.db.updateTable('account').set({ status: 'banned' }).where('id', '=', id).execute();

const deleteIt = async (_: string, first: Browser) => {
  const body = { reason: 'pause', password: memberPassword };
  expect((await first.post('/api/account-deletion.php', body)).status).toBe(204);
};

describe(`revoked sessions, ${rounds} rounds with twenty polling clients`, () => {
  test('no request begun after a logout is accepted, and other sessions stay open', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const logout = async (_: string, first: Browser) =>
        expect((await first.get('/api/logout.php')).status).toBe(204);
      expect(await pollWhile(logout, 1)).toEqual({ before: [true], ended: [false], others: [true] });
    }
  });

  test.each([
    ['the end of all sessions', (id: string) => endAllSessions(api, id)],
    ['a password reset', setPassword],
    ['a ban', ban],
    ['an account deletion', deleteIt],
  ])('no request begun after %s is accepted', async (_, revoke) => {
    for (let round = 0; round < rounds; round += 1)
      expect(await pollWhile(revoke, sessions)).toEqual({ before: [true], ended: [false], others: [] });
  });
});
