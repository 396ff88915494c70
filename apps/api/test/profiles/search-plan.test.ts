import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchFilters } from '../../src/search/found-members';
import { findMembers } from '../../src/search/member-pages';
import { engine, startApi, type TestApi } from '../support/api';
import { manyMembers, searcherId } from '../support/many-members';
import { statementsOf } from '../support/statements';
import type { Db } from '../../src/database/connection';

describe.runIf(engine === 'postgres')('search query plan with 20,000 members', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ durable: true });
    for (const statement of manyMembers(20_000)) await sql.raw(statement).execute(api.db);
  });
  afterAll(() => api.close());

  async function plan(ask: (db: Db) => Promise<unknown>): Promise<string> {
    const [asked] = await statementsOf(ask);
    const { rows } = await api.connection.run(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const searcher = { pool: 'amber', brand: 'amberlane', id: searcherId, now: new Date(), today: new Date() };
  const byDefault: SearchFilters = { gender: 'male', country: 'DE', min_age: 18, max_age: 99 };
  const narrow: SearchFilters = { ...byDefault, countryregion: 'R3', min_age: 30, max_age: 40 };

  /** A count over everyone reads the whole table. */
  const everything = 'Seq Scan on profile';
  const only = (index: string) => `Index Only Scan using ${index} on profile`;
  test.each<[string, SearchFilters, number, { count: unknown; page: string }]>([
    ['by default', byDefault, 1, { count: only('profile_search_age'), page: only('profile_search') }],
    [
      'by default, far down',
      byDefault,
      20,
      { count: only('profile_search_age'), page: only('profile_search') },
    ],
    ['for everybody', {}, 1, { count: everything, page: only('profile_recent') }],
    [
      'by country, region and ages',
      narrow,
      1,
      { count: only('profile_region'), page: only('profile_region') },
    ],
  ])(
    '%s uses the expected scans, and reads the blocks once to count and once for the page',
    async (_, filters, number, expected) => {
      const lines = await plan((db) => findMembers(db, searcher, filters, number));
      const scans = lines.match(/(?:Index Only Scan using (?!profile_pkey)\w+|Seq Scan) on profile/g);
      expect(scans).toEqual([expected.count, expected.page]);
      expect(lines.match(/NOT \(hashed SubPlan/g)).toHaveLength(2);
    },
  );
});
