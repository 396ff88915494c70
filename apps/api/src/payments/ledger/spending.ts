import type { Spending } from '@heartwood/api-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Account } from '../../database/schema';
import { after } from '../../kernel/clock';

/** The window in which spending is limited. */
const windowSeconds = 30 * 24 * 3600;

/** A member's limit as stored in the account. */
export type KeptLimit = Pick<Account, 'spend_limit' | 'spend_limit_next' | 'spend_limit_from'>;

/** The current limit, and the pending one. */
export function limitOf(kept: KeptLimit, now: Date): Pick<Spending, 'limit' | 'pending'> {
  const { spend_limit, spend_limit_next, spend_limit_from } = kept;
  if (spend_limit_from === null) return { limit: spend_limit, pending: null };
  if (spend_limit_from <= now) return { limit: spend_limit_next, pending: null };
  return { limit: spend_limit, pending: { limit: spend_limit_next, from: spend_limit_from.toISOString() } };
}

/**
 * What a member paid in the last 30 days, minus refunds, plus open payments that may still be paid. Amounts
 * are summed across the brand's currencies without conversion.
 */
export async function spentBy(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ spent: number; open: number }> {
  const since = after(now, -windowSeconds);
  const { rows } = await sql<{ spent: string; open: string }>`
    select
      coalesce(sum(greatest(amount - reversed_amount, 0)) filter (where completed_at > ${since}::timestamptz), 0) as spent,
      coalesce(sum(amount) filter (where completed_at is null), 0) as open
    from payment
    where account_id = ${accountId}::uuid and (completed_at > ${since}::timestamptz
      or (status = 'pending' and created_at > ${since}::timestamptz))`.execute(db);
  return { spent: Number(rows[0]?.spent ?? 0), open: Number(rows[0]?.open ?? 0) };
}

/** A member's spending as the member sees it, in their payment currency. */
export async function spendingOf(
  db: Db,
  { id, ...kept }: KeptLimit & { id: string },
  { currency, now }: { currency: string; now: Date },
): Promise<Spending> {
  return { ...(await spentBy(db, id, now)), currency, ...limitOf(kept, now) };
}
