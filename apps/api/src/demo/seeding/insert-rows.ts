import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Database } from '../../database/schema';

const rowsAtOnce = 1000;

/** Inserts rows in batches. Every row has the same columns. */
export async function insertRows<Table extends keyof Database & string>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(db);
  }
}
