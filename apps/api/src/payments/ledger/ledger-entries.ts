import type { LedgerEntry as LedgerEntryJson } from '@heartwood/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { LedgerEntry } from '../../database/money-schema';

const kinds: Record<string, LedgerEntryJson['kind']> = {
  purchase: 'purchase',
  bonus: 'bonus',
  signup: 'signup',
  message: 'message',
  message_refund: 'refund',
  photo: 'photo',
  gift: 'gift',
  refund: 'refund',
  chargeback: 'chargeback',
};

/** The kinds of entries whose ref may name a payment, first or behind what a debt came of. */
const paymentKinds = ['purchase', 'refund', 'chargeback', 'debt'];
const paymentRef = /^(?:(?:purchase|refund|chargeback):)?([0-9a-f-]{36})/;

/** A row of the ledger as its member sees it. */
export function ledgerEntryJson({
  id,
  kind,
  ref,
  amount,
  balance_after,
  created_at,
}: LedgerEntry): LedgerEntryJson {
  return {
    id: String(id),
    kind: kinds[kind] ?? 'adjustment',
    credits: amount,
    balance: balance_after,
    payment_id: (paymentKinds.includes(kind) && paymentRef.exec(ref)?.[1]) || null,
    created: created_at.toISOString(),
  };
}

/** A member's newest entries with a lower id; all of them with null. */
export async function entriesBefore(
  db: Db,
  accountId: string,
  before: number | null,
  limit: number,
): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Everything a payment did to its member's credits, newest first. */
export async function entriesOfPayment(db: Db, accountId: string, paymentId: string): Promise<LedgerEntry[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', sql<string>`any(${paymentKinds})`)
    .where(sql<boolean>`position(${paymentId} in ref) > 0`)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
