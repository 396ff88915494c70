import { parseArgs } from 'node:util';
import { minorUnitsPerMajor } from '@heartwood/domain';
import { csvTable, textTable, type Cell } from '../../kernel/process/text-table';
import type { Services } from '../../services';
import { moneyFigures, type Figures } from './money-figures';

const usage = 'usage: money [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--csv]';
const amounts: readonly string[] = ['paid', 'refunded', 'charged_back', 'net', 'amount'];
const csvColumns = [
  'figure',
  'brand',
  'country',
  'method',
  'currency',
  'state',
  'orders',
  'paid',
  'refunded',
  'charged_back',
  'net',
  'amount',
  'oldest',
  'members',
  'credits',
];

/** The start of a date in UTC; null if omitted. */
function dayOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw new Error(usage);
  return day;
}

function shown(column: string, value: Cell | undefined): Cell {
  if (value === undefined || value === null) return null;
  return amounts.includes(column) ? (Number(value) / minorUnitsPerMajor).toFixed(2) : value;
}

function asText(all: readonly Figures[]): string {
  return all
    .map(({ name, columns, rows }) => {
      const cells = rows.map((row) => columns.map((column) => shown(column, row[column])));
      return `${name}\n${rows.length === 0 ? 'none' : textTable(columns, cells)}`;
    })
    .join('\n\n');
}

function asCsv(all: readonly Figures[]): string {
  const rows = all.flatMap(({ name, rows: found }) =>
    found.map((row) => csvColumns.map((column) => (column === 'figure' ? name : shown(column, row[column])))),
  );
  return csvTable(csvColumns, rows);
}

/**
 * `money`: revenue by brand, country and method, orders by state, disputed, owed and pending refund amounts,
 * and drift, as tables or CSV. Dates are UTC, the last one excluded.
 * @throws if credits differ from the ledger, with all figures
 */
export async function moneyCommand(
  { db }: Pick<Services, 'db'>,
  args: readonly string[] = [],
): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' }, csv: { type: 'boolean', default: false } },
  });
  const all = await moneyFigures(db, { from: dayOf(values.from), to: dayOf(values.to) });
  const printed = values.csv ? asCsv(all) : asText(all);
  const drifted = all.some(({ name, rows }) => name === 'drift' && rows[0]?.members !== 0);
  if (drifted) throw new Error(printed);
  return printed;
}
