import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDrift } from '../../src/credits/drift';
import { startApi, type TestApi } from '../support/api';
import { insertMember } from '../support/members';
import { prepareOwnServer, type OwnServer } from '../support/own-server';

let api: TestApi;
let own: OwnServer;
beforeAll(async () => {
  api = await startApi();
  own = await prepareOwnServer('drift');
});
afterAll(async () => {
  await api.close();
  await own.endProcesses();
  await own.remove();
});

/** What a check logs. */
async function logged(): Promise<unknown[]> {
  const lines: unknown[] = [];
  await checkDrift({ db: api.db, log: { error: (...line: unknown[]) => void lines.push(line) } });
  return lines;
}

const setCredits = (id: string, credits: number) =>
  api.db.updateTable('account').set({ credits }).where('id', '=', id).execute();

test('credits that differ from the ledger are logged at each check until they are corrected', async () => {
  const { id } = await api.member({ account: { credits: 5 } });
  const warning = [[{ drifted: 1 }, 'credits differ from the ledger']];
  expect(await logged()).toEqual([]);
  await setCredits(id, 7);
  expect([await logged(), await logged()]).toEqual([warning, warning]);
  await setCredits(id, 5);
  expect(await logged()).toEqual([]);
});

test('a check looks only at accounts with new ledger entries since the last check', async () => {
  const [old, busy] = [
    await api.member({ account: { credits: 5 } }),
    await api.member({ account: { credits: 5 } }),
  ];
  await sql`insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
    select ${busy.id}::uuid, 'test', n::text, case when n % 2 = 0 then 1 else -1 end, 5, now()
    from generate_series(1, 1100) n`.execute(api.db);
  expect(await logged()).toEqual([]);
  await setCredits(old.id, 7);
  expect(await logged()).toEqual([]);
  await setCredits(busy.id, 7);
  expect(await logged()).toEqual([[{ drifted: 1 }, 'credits differ from the ledger']]);
});

test('a server logs credits drift before it is ready, and still serves', async () => {
  await own.inDatabase(async (db) => {
    const id = await insertMember(db, new Date(), { account: { credits: 5 } });
    await db.updateTable('account').set({ credits: 6 }).where('id', '=', id).execute();
  });
  const server = await own.serve();
  const [before] = server.output().split('"ready"');
  expect(before).toContain('"drifted":1');
  expect((await fetch(own.at('/healthz'))).status).toBe(200);
});
