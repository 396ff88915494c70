import { sql } from 'kysely';
import type { Db } from '../../src/database/connection';

/** Tables a rejected request may still write to: limits. */
const uncounted = new Set(['rate_limit']);

/** A hash over all rows of each of our tables, and the number of jobs. */
export async function databaseState(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    db,
  );
  const state: Record<string, string> = {};
  const { rows: jobs } = await sql<{
    jobs: number;
  }>`select count(*)::integer as jobs from pgboss.job`.execute(db);
  state.jobs = String(jobs[0]?.jobs);
  for (const { name } of tables) {
    if (uncounted.has(name)) continue;
    const { rows } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(row::text, chr(10) order by row::text), '')) as hash from ${sql.table(name)} row
    `.execute(db);
    state[name] = rows[0]?.hash ?? '';
  }
  return state;
}
