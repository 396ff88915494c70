import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/database/connection';
import { debtsOf, openOrders } from '../../src/payments/figures/payment-gauges';
import { engine, startApi, type TestApi } from '../support/api';
import { manyMembers, searcherId } from '../support/many-members';
import { statementsOf } from '../support/statements';

describe.runIf(engine === 'postgres')(
  'query plan of the metrics over thousands of members and orders',
  () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startApi({ durable: true });
      for (const statement of manyMembers(3000)) await sql.raw(statement).execute(api.db);
      await sql`
      update account set debt = 5
      where id in (select id from account order by id limit 20)`.execute(api.db);
      await sql`
      insert into payment (account_id, brand, seller, package_id, method, provider, credits, amount, currency, status,
        created_at, updated_at)
      select ${searcherId}::uuid, 'amberlane', 'amberlane', 'a15', 'card', 'sandbox', 15, 1500, 'EUR',
        case when nth <= 20 then 'pending' else 'cancelled' end, now(), now()
      from generate_series(1, 5000) nth`.execute(api.db);
      await sql`vacuum analyze`.execute(api.db);
    });
    afterAll(() => api.close());

    test.each<[string, (db: Db) => Promise<unknown>]>([
      ['account_debt', debtsOf],
      ['payment_pending', openOrders],
    ])('reads only the rows of the index %s', async (index, read) => {
      const [asked] = await statementsOf(read);
      const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
      const plan = rows.map((row) => String(row['QUERY PLAN']));
      const scans = plan.flatMap(
        (line) => /\w+ (?:Only )?Scan(?: using (\w+)|.* on (\w+))/.exec(line)?.slice(1) ?? [],
      );
      expect(scans.filter((name) => name !== undefined && name !== 'payment')).toEqual([index]);
    });
  },
);
