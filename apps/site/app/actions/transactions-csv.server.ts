import { unwrap } from '@heartwood/api-client';
import type { LedgerEntry, Payment } from '@heartwood/api-contract';
import { minorUnitsPerMajor } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { pageLoader } from '../visit/page.server';
import { urls } from '../urls';

const heads = [
  'date',
  'kind',
  'member',
  'fictional',
  'gift',
  'credits',
  'balance',
  'payment',
  'amount',
  'currency',
];

const mostPages = 100;

/** Formats a value for spreadsheets: quoted, and never evaluated as a formula. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns the credit ledger as CSV, newest first, with the amount paid for each purchase. */
export function transactionsCsv(entries: readonly LedgerEntry[], payments: readonly Payment[]): string {
  const byId = new Map(payments.map((payment) => [payment.payment_id, payment]));
  const lines = entries.map(({ created, kind, about, credits, balance, payment_id }) => {
    const paid = kind === 'purchase' && payment_id !== null ? byId.get(payment_id) : undefined;
    const amount = paid ? (paid.amount / minorUnitsPerMajor).toFixed(2) : null;
    const member = about ? [about.name, String(about.fictional), about.gift] : [null, null, null];
    return [created, kind, ...member, credits, balance, payment_id, amount, paid?.currency ?? null]
      .map(cell)
      .join(',');
  });
  return [heads.join(','), ...lines, ''].join('\r\n');
}

/** Serves the whole credit ledger as a file. */
export const loader = pageLoader(async ({ api, visit }) => {
  const entries: LedgerEntry[] = [];
  const payments: Payment[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const found = await unwrap(api.GET('/api/transactions.php', { params: { query: { cursor } } }));
    if (!found) throw redirect(urls.login(visit.address));
    entries.push(...found.entries);
    payments.push(...found.payments);
    if (found.next_cursor === null) break;
    cursor = found.next_cursor;
  }
  return new Response(transactionsCsv(entries, payments), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions.csv"',
      'cache-control': 'private, no-store',
    },
  });
});
