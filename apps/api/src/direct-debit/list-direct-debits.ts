import type { Db } from '../database/connection';
import type { DirectDebit } from '../database/direct-debit-schema';
import { euros } from './bank-files/pain';

type Listed = DirectDebit & { amount: number };

function stateOf(debit: Listed): string {
  if (debit.returned_at) return `returned ${debit.return_reason ?? ''}`.trim();
  return debit.batch_id ? `collected by ${debit.batch_id}` : 'to be collected';
}

/**
 * Confirmed, unfinished direct debits, oldest first, one tab-separated line each, without account numbers or
 * names.
 */
export async function listDirectDebits(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('direct_debit')
    .innerJoin('payment', 'payment.id', 'direct_debit.payment_id')
    .innerJoin('account', 'account.id', 'direct_debit.account_id')
    .selectAll('direct_debit')
    .select('payment.amount')
    .where('direct_debit.confirmed_at', 'is not', null)
    .where('direct_debit.cancelled_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('settled_at', 'is', null), eb('returned_at', 'is', null)]),
        and([eb('returned_at', 'is not', null), eb('directdebit_blocked_at', 'is not', null)]),
      ]),
    )
    .orderBy('direct_debit.confirmed_at')
    .orderBy('mandate_reference')
    .execute();
  const lines = rows
    .filter((row) => row.refunded < row.amount)
    .map((row) => [
      row.mandate_reference,
      euros(row.amount),
      row.confirmed_at?.toISOString().slice(0, 10),
      row.account_id,
      stateOf(row),
    ]);
  return [['mandate', 'amount', 'given', 'member', 'state'], ...lines]
    .map((line) => line.join('\t'))
    .join('\n');
}
