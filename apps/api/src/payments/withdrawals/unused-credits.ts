import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { LedgerEntry } from '../../database/money-schema';

/** Rows that return spent credits, or lend what a chargeback takes: not income. */
const noIncome = ['message_refund', 'debt'];
const takenBack = ['refund', 'withdrawal', 'chargeback'];

type Row = Pick<LedgerEntry, 'kind' | 'ref' | 'amount'>;

/**
 * The unused credits of a purchase. Credits are spent first in, first out, so a balance consists of the
 * latest income. `rows` are income and its reversals, in order.
 */
export function unusedOf(paymentId: string, balance: number, rows: readonly Row[]): number {
  const at = rows.findIndex(({ kind, ref }) => kind === 'purchase' && ref === paymentId);
  const purchase = rows[at];
  if (!purchase) return 0;
  const left = ({ kind, ref, amount }: Row) =>
    rows
      .filter((row) => kind === 'purchase' && takenBack.includes(row.kind) && row.ref.startsWith(`${ref}:`))
      .reduce((rest, row) => rest + row.amount, amount);
  const newer = rows
    .slice(at + 1)
    .filter(({ kind }) => !takenBack.includes(kind))
    .reduce((sum, row) => sum + Math.max(0, left(row)), 0);
  return Math.max(0, Math.min(left(purchase), balance - newer));
}

/** The same from the database, for a member whose balance was read in the same transaction. */
export async function unusedCredits(
  db: Db,
  { accountId, paymentId, balance }: { accountId: string; paymentId: string; balance: number },
): Promise<number> {
  const rows = await db
    .selectFrom('ledger')
    .select(['kind', 'ref', 'amount'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(kind = any(${takenBack}) or (amount > 0 and not kind = any(${noIncome})))`)
    .orderBy('id')
    .execute();
  return unusedOf(paymentId, balance, rows);
}
