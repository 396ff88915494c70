import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/database/connection';
import { withCommit } from '../../src/database/query-client';
import { clean } from '../../src/kernel/process/cleaning';
import { sendActivationMail } from '../../src/accounts/jobs/send-activation-mail';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const jobs = async () =>
  (await api.connection.run('select count(*)::integer as jobs from pgboss.job')).rows[0]?.jobs as number;
const events = (id: string) =>
  api.db.selectFrom('event').select(['type', 'data']).where('account_id', '=', id).execute();

test('what rolls back leaves no row, no job, no event and no signal', async () => {
  const { id } = await api.member();
  const before = await jobs();
  const signals: string[] = [];
  const end = api.connection.signals.listen((accountId) => signals.push(accountId));
  const failing = api.application.services.inTransaction(async (scope) => {
    await scope.jobs.add(sendActivationMail, {
      accountId: id,
      brandId: 'oakmere',
      origin: 'http://oakmere.test',
    });
    await scope.events.add([id], 'credits', { credits: 1 });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect([await jobs(), await events(id), signals]).toEqual([before, [], []]);
  end();
});

test('events are kept and signalled after the commit', async () => {
  const { id } = await api.member();
  const signalled = new Promise<string>((resolve) => {
    const end = api.connection.signals.listen((accountId) => {
      if (accountId !== id) return;
      end();
      resolve(accountId);
    });
  });
  const sends = setInterval(() => api.connection.signals.send([id]), 50);
  await api.application.services.inTransaction((scope) => scope.events.add([id], 'credits', { credits: 1 }));
  expect(await signalled).toBe(id);
  clearInterval(sends);
  expect(await events(id)).toEqual([{ type: 'credits', data: { credits: 1 } }]);
});

const addEvent = (db: Db, id: string, type: string) =>
  sql`${sql.raw(withCommit)} insert into event (account_id, type, data, created_at)
    values (${id}, ${type}, '{}', now())`.execute(db);

test('a statement that travels with the commit is part of the transaction', async () => {
  const { id } = await api.member();
  const committed = await api.application.services.inTransaction(async ({ db }) => {
    await addEvent(db, id, 'travelling');
    return 'committed';
  });
  expect([committed, await events(id)]).toEqual(['committed', [{ type: 'travelling', data: {} }]]);
});

test('where a statement that travels with the commit fails, nothing is committed and nothing follows', async () => {
  const { id } = await api.member();
  let effects = 0;
  const failing = api.application.services.inTransaction(async (scope) => {
    scope.afterCommit(() => (effects += 1));
    await scope.events.add([id], 'credits', { credits: 1 });
    await addEvent(scope.db, randomUUID(), 'of nobody');
  });
  await expect(failing).rejects.toMatchObject({ code: '23503' });
  expect([effects, await events(id)]).toEqual([0, []]);
  await api.application.services.inTransaction((scope) => scope.events.add([id], 'credits', { credits: 2 }));
  expect(await events(id)).toEqual([{ type: 'credits', data: { credits: 2 } }]);
});

test('outside of a transaction such a statement is waited for', async () => {
  const { id } = await api.member();
  await addEvent(api.db, id, 'alone');
  expect(await events(id)).toEqual([{ type: 'alone', data: {} }]);
  await expect(addEvent(api.db, randomUUID(), 'of nobody')).rejects.toMatchObject({ code: '23503' });
});

test('a transaction that PostgreSQL wants repeated is repeated, its effects happen once', async () => {
  let attempts = 0;
  let effects = 0;
  await api.application.services.inTransaction(async (scope) => {
    attempts += 1;
    scope.afterCommit(() => (effects += 1));
    if (attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    await Promise.resolve();
  });
  expect([attempts, effects]).toEqual([3, 1]);
});

test('cleaning deletes what has served and nothing else', async () => {
  const { id, browser } = await api.member();
  await browser.put('/api/user.php', { language: 'nl' }, { headers: { 'idempotency-key': 'clean' } });
  const kept = () => api.db.selectFrom('idempotency_key').select('key').where('key', '=', 'clean').execute();
  const sessions = () =>
    api.db.selectFrom('session').select('account_id').where('account_id', '=', id).execute();
  await clean(api.application.services);
  expect([await kept(), await sessions()]).toEqual([[{ key: 'clean' }], [{ account_id: id }]]);
  api.clock.pass(86_401);
  await clean(api.application.services);
  expect([await kept(), await sessions()]).toEqual([[], [{ account_id: id }]]);
  api.clock.pass(30 * 86_400);
  await clean(api.application.services);
  expect(await sessions()).toEqual([]);
});
