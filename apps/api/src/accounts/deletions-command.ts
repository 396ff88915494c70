import { parseArgs } from 'node:util';
import { csvTable, indented, textTable } from '../kernel/process/text-table';
import type { Services } from '../services';

const columns = ['brand', 'month', 'reason', 'count'] as const;

/**
 * `deletions`: how many members left for good, by brand, month and reason, and what those wrote who can still
 * come back; with `--csv` the counts only. Months and dates are UTC.
 */
export async function deletionsCommand(
  { db }: Pick<Services, 'db'>,
  args: readonly string[] = [],
): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { csv: { type: 'boolean', default: false } } });
  const counts = await db
    .selectFrom('deletion_count')
    .select(columns)
    .orderBy('month', 'desc')
    .orderBy('brand')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  const cells = counts.map((row) => columns.map((column) => row[column]));
  if (values.csv) return csvTable(columns, cells);
  const comments = await db
    .selectFrom('account')
    .innerJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.brand', 'account.deleted_at', 'account_deletion.reason', 'account_deletion.comment'])
    .where('account.status', '=', 'deleted')
    .where('account_deletion.comment', 'is not', null)
    .orderBy('account.deleted_at')
    .orderBy('account.id')
    .execute();
  const written = comments.flatMap(({ brand, deleted_at, reason, comment }) => [
    `${deleted_at?.toISOString().slice(0, 10)}  ${brand}  ${reason ?? 'none'}`,
    ...indented(comment ?? ''),
  ]);
  return [
    `left for good\n${cells.length === 0 ? 'none' : textTable(columns, cells)}`,
    `comments of the last 14 days\n${written.length === 0 ? 'none' : written.join('\n')}`,
  ].join('\n\n');
}
