import { sql } from 'kysely';
import type { Db } from '../../src/database/connection';

/** The columns, as `table.column`, that contain one of the words. */
export async function findEverywhere(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const pattern = `%(${words.join('|')})%`;
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${table}`)} where lower(${sql.ref(column)}::text) similar to ${pattern}
      limit 1`.execute(db);
    if (rows.length > 0) found.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`);
  }
  const places = found.map((place) => place.replace(/^pgboss\.j[0-9a-f]{20,}/, 'pgboss.job'));
  return [...new Set(places)].toSorted();
}
