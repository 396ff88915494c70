import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { startApi, type TestApi } from '../support/api';
import { finish } from '../support/finish';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

/** Cleans every table despite failures, and returns the tables that failed. */
async function clean(size?: number): Promise<string[]> {
  const failed: string[] = [];
  for (const job of cleaningJobs) await finish(api, job, size).catch(() => failed.push(job.name));
  return failed;
}

test('cleaning deletes idempotency keys and sessions only once they have expired', async () => {
  const { id, browser } = await api.member();
  await browser.put('/api/user.php', { language: 'nl' }, { headers: { 'idempotency-key': 'clean' } });
  const kept = () => api.db.selectFrom('idempotency_key').select('key').where('key', '=', 'clean').execute();
  const sessions = () =>
    api.db.selectFrom('session').select('account_id').where('account_id', '=', id).execute();
  expect(await clean()).toEqual([]);
  expect([await kept(), await sessions()]).toEqual([[{ key: 'clean' }], [{ account_id: id }]]);
  api.clock.pass(86_401);
  expect(await clean()).toEqual([]);
  expect([await kept(), await sessions()]).toEqual([[], [{ account_id: id }]]);
  api.clock.pass(30 * 86_400);
  expect(await clean()).toEqual([]);
  expect(await sessions()).toEqual([]);
});

const events = (id: string) =>
  api.db.selectFrom('event').select('type').where('account_id', '=', id).execute();

async function withOldEvents(count: number): Promise<string> {
  const { id } = await api.member();
  const created_at = new Date(api.clock.now().getTime() - 8 * 86_400_000);
  const row = { account_id: id, type: 'old', data: '{}', created_at };
  await api.db
    .insertInto('event')
    .values(Array.from({ length: count }, () => row))
    .execute();
  return id;
}

/** Makes statements fail that delete more than two events, or all of another table's. */
async function refuseDeletes(table: string, most: number): Promise<void> {
  const body = `begin if (select count(*) from gone) > ${most} then raise exception 'too many'; end if; return null; end`;
  await sql`create or replace function ${sql.ref(`refuse_${table}`)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    api.db,
  );
  await sql`create trigger refuse after delete on ${sql.table(table)} referencing old table as gone
    for each statement execute function ${sql.ref(`refuse_${table}`)}()`.execute(api.db);
}

test('no statement deletes more rows than the batch size, and all old rows are deleted', async () => {
  const id = await withOldEvents(5);
  await refuseDeletes('event', 2);
  expect(await clean(2)).toEqual([]);
  expect(await events(id)).toEqual([]);
});

test('expired message limits are deleted, and running ones stay', async () => {
  const [{ id: over }, { id: running }] = [await api.member(), await api.member()];
  const now = api.clock.now();
  const window = (account_id: string, ends: number) => {
    const at = new Date(now.getTime() + ends * 1000);
    return { account_id, burst: 1, burst_ends_at: at, hour: 1, hour_ends_at: at };
  };
  await api.db
    .insertInto('message_limit')
    .values([window(over, -1), window(running, 1)])
    .execute();
  expect(await clean()).toEqual([]);
  const left = await api.db.selectFrom('message_limit').select('account_id').execute();
  expect(left).toEqual([{ account_id: running }]);
});

test('a table whose cleaning fails does not block the others', async () => {
  const id = await withOldEvents(1);
  const expires_at = new Date(api.clock.now().getTime() - 1000);
  await api.db.updateTable('session').set({ expires_at }).where('account_id', '=', id).execute();
  await refuseDeletes('session', 0);
  expect(await clean()).toEqual(['cleaning.session']);
  expect(await events(id)).toEqual([]);
  expect(
    await api.db.selectFrom('session').select('account_id').where('account_id', '=', id).execute(),
  ).toEqual([{ account_id: id }]);
});
