import type { Db } from '../database/connection';

const columns = ['brand', 'day', 'lander', 'step', 'source', 'count'] as const;

/**
 * Every count as CSV, oldest first; from a day on (`YYYY-MM-DD`) where one is given. No value needs quotes: all are of
 * letters, digits, dots, hyphens and underscores.
 */
export async function exportVisitsCommand(
  { db }: { db: Db },
  [from]: readonly string[] = [],
): Promise<string> {
  if (from !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(from))
    throw new Error('usage: visits:export [YYYY-MM-DD]');
  const rows = await db
    .selectFrom('visit_count')
    .select(columns)
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .orderBy('day')
    .orderBy('brand')
    .orderBy('lander')
    .orderBy('step')
    .orderBy('source')
    .execute();
  const lines = rows.map((row) => columns.map((column) => row[column]));
  return [columns, ...lines].map((line) => line.join(',')).join('\n');
}
