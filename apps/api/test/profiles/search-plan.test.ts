import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countMembers, findMembers, type SearchFilters } from '../../src/profiles/search-members';
import { engine, startApi, type TestApi } from '../support/api';
import { manyMembers, searcherId } from '../support/many-members';
import { statementsOf } from '../support/statements';
import type { Db } from '../../src/database/connection';

describe.runIf(engine === 'postgres')('among 20,000 members a search', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    for (const statement of manyMembers(20_000)) await sql.raw(statement).execute(api.db);
  });
  afterAll(() => api.close());

  async function plan(ask: (db: Db) => Promise<unknown>): Promise<string> {
    const [asked] = await statementsOf(ask);
    const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const searcher = { pool: 'amber', viewerId: searcherId, today: new Date() };
  const byDefault: SearchFilters = { gender: 'male', country: 'DE', minAge: 18, maxAge: 99 };
  const narrow: SearchFilters = { ...byDefault, region: 'R3', minAge: 30, maxAge: 40 };

  test.each<[string, string, (db: Db) => Promise<unknown>]>([
    ['by default', 'profile_search', (db) => findMembers(db, searcher, byDefault, 1)],
    ['by default, far down', 'profile_search', (db) => findMembers(db, searcher, byDefault, 20)],
    ['for everybody', 'profile_recent', (db) => findMembers(db, searcher, {}, 1)],
    ['by country, region and ages', 'profile_region', (db) => findMembers(db, searcher, narrow, 1)],
    ['that counts by default', 'profile_search', (db) => countMembers(db, searcher, byDefault)],
    ['that counts by country, region and ages', 'profile_region', (db) => countMembers(db, searcher, narrow)],
  ])('%s reads the index %s alone, and the blocks once', async (_, index, ask) => {
    const lines = await plan(ask);
    expect(lines).toContain(`Index Only Scan using ${index} on profile`);
    expect(lines).toContain('NOT (hashed SubPlan');
    expect(lines).not.toMatch(/Seq Scan on profile/);
  });
});
