import type { Db } from '../database/connection';

const columns = ['brand', 'day', 'lander', 'step', 'source', 'count'] as const;

/**
 * Exports all counts as CSV, oldest first, optionally from a date (`YYYY-MM-DD`). No value needs quotes: all
 * consist of letters, digits, dots, hyphens and underscores.
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
