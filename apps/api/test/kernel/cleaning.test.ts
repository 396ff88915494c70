import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean } from '../../src/kernel/process/cleaning';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ environment: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

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

/** Has every statement refused that deletes more than two events, or all of another table's. */
async function refuseDeletes(table: string, most: number): Promise<void> {
  const body = `begin if (select count(*) from gone) > ${most} then raise exception 'too many'; end if; return null; end`;
  await sql`create or replace function ${sql.ref(`refuse_${table}`)}() returns trigger language plpgsql as ${sql.lit(body)}`.execute(
    api.db,
  );
  await sql`create trigger refuse after delete on ${sql.table(table)} referencing old table as gone
    for each statement execute function ${sql.ref(`refuse_${table}`)}()`.execute(api.db);
}

test('no statement deletes more rows than a batch has, and all go', async () => {
  const id = await withOldEvents(5);
  await refuseDeletes('event', 2);
  await clean(api.application.services, 2);
  expect(await events(id)).toEqual([]);
});

test('a table that cannot be cleaned keeps no other from it', async () => {
  const id = await withOldEvents(1);
  const expires_at = new Date(api.clock.now().getTime() - 1000);
  await api.db.updateTable('session').set({ expires_at }).where('account_id', '=', id).execute();
  await refuseDeletes('session', 0);
  await clean(api.application.services);
  expect(await events(id)).toEqual([]);
  expect(
    await api.db.selectFrom('session').select('account_id').where('account_id', '=', id).execute(),
  ).toEqual([{ account_id: id }]);
});
