import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerById } from '../../src/chat/partner';
import { messagesWith } from '../../src/chat/read-messages';
import { engine, startApi, type TestApi } from '../support/api';
import { manyMembers, searcherId } from '../support/many-members';
import { statementsOf } from '../support/statements';

describe.runIf(engine === 'postgres')('query plan of a member with thousands of conversations', () => {
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

  test('finds a conversation by both member ids in the index', async () => {
    const viewer = { id: searcherId, pool: 'amber', brand: 'amberlane' };
    const [asked] = await statementsOf((db) => partnerById(db, viewer, otherId));
    const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
    const plan = rows.map((row) => String(row['QUERY PLAN']).trim());
    const scan = plan.findIndex((line) => line.includes('on conversation_member mine'));
    expect(plan[scan]).toMatch(/^->  Index Scan using conversation_member_(pair|other) on /);
    const columns = plan[scan + 1]?.replaceAll(/ = '[^']*'::uuid/g, '');
    expect([
      'Index Cond: ((account_id) AND (other_id))',
      'Index Cond: ((other_id) AND (account_id))',
    ]).toContain(columns);
  });
});

describe.runIf(engine === 'postgres')('query plan of a conversation of ten thousand messages', () => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await startApi({ durable: true });
    for (const statement of manyMembers(30)) await sql.raw(statement).execute(api.db);
    await sql`
      insert into conversation (pool, low_id, high_id, started_by, last_seq, created_at)
      select 'amber', least(id, ${searcherId}::uuid), greatest(id, ${searcherId}::uuid), id, 10000, now()
      from account where id <> ${searcherId}::uuid limit 5`.execute(api.db);
    await sql`
      insert into message (conversation_id, seq, sender_id, type, text, created_at)
      select conversation.id, seq, started_by, 'text', 'message ' || seq, now()
      from conversation, generate_series(1, 10000) seq`.execute(api.db);
    await sql`analyze`.execute(api.db);
    ({ id } = await api.db.selectFrom('conversation').select('id').limit(1).executeTakeFirstOrThrow());
  });
  afterAll(() => api.close());

  test.each(['message 9999', 'never written'])(
    'searches for “%s” by the index of that conversation',
    async (text) => {
      const places = { first: 1, last: 10_000 };
      const [asked] = await statementsOf((db) => messagesWith(db, { id }, places, text).limit(51).execute());
      const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
      const plan = rows.map((row) => String(row['QUERY PLAN']).trim());
      const scan = plan.findIndex((line) => line.includes('message_pkey'));
      expect([plan.filter((line) => line.includes('Seq Scan on message')), plan[scan + 1]]).toEqual([
        [],
        expect.stringMatching(
          /^Index Cond: \(\(conversation_id = .*\) AND \(seq >= .*\) AND \(seq <= .*\)\)$/,
        ),
      ]);
    },
  );
});
