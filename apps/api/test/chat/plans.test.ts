import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerById } from '../../src/chat/partner';
import { engine, startApi, type TestApi } from '../support/api';
import { manyMembers, searcherId } from '../support/many-members';
import { statementsOf } from '../support/statements';

describe.runIf(engine === 'postgres')('a member with thousands of conversations', () => {
  let api: TestApi;
  let otherId: string;
  beforeAll(async () => {
    api = await startApi({ durable: true });
    for (const statement of manyMembers(3000)) await sql.raw(statement).execute(api.db);
    await sql`
      insert into conversation (pool, low_id, high_id, started_by, created_at)
      select 'amber', least(id, ${searcherId}::uuid), greatest(id, ${searcherId}::uuid), id, now()
      from account where id <> ${searcherId}::uuid`.execute(api.db);
    await sql`
      insert into conversation_member (conversation_id, account_id, other_id)
      select id, low_id, high_id from conversation union all select id, high_id, low_id from conversation`.execute(
      api.db,
    );
    await sql`analyze`.execute(api.db);
    const other = await api.db
      .selectFrom('account')
      .select('id')
      .where('id', '<>', searcherId)
      .limit(1)
      .executeTakeFirstOrThrow();
    otherId = other.id;
  });
  afterAll(() => api.close());

  test('is found with one other by both ids, not through all conversations', async () => {
    const viewer = { id: searcherId, pool: 'amber' };
    const [asked] = await statementsOf((db) => partnerById(db, viewer, otherId));
    const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
    const plan = rows.map((row) => String(row['QUERY PLAN']).trim());
    const scan = plan.findIndex((line) => line.includes('on conversation_member mine'));
    expect([plan[scan]?.replace(/ {2}\(cost.*/, ''), plan[scan + 1]]).toEqual([
      '->  Index Scan using conversation_member_pair on conversation_member mine',
      expect.stringMatching(/^Index Cond: \(\(account_id = .*\) AND \(other_id = .*\)\)$/),
    ]);
  });
});
