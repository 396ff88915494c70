import { sql } from 'kysely';
import type { Scope } from '../kernel/scope';
import { ApiError } from '../kernel/api-error';

/** Why credits move. Each pair of `kind` and `ref` is booked at most once. */
export interface Booking {
  accountId: string;
  /** Credits, above 0. */
  amount: number;
  /** Such as `message`, `gift`, `payment`. */
  kind: string;
  /** The id of what it is for. */
  ref: string;
}

/**
 * Takes credits inside the transaction of what they pay for, and returns the new balance. This is the only
 * way to take credits.
 * @throws ApiError spending_blocked for a member with a debt, insufficient_credits if there are too few
 */
export async function debit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { accountId, amount, kind, ref }: Booking,
): Promise<number> {
  const { rows } = await sql<{ balance_after: number }>`
    with paid as (
      update account set credits = credits - ${amount}::integer
      where id = ${accountId}::uuid and credits >= ${amount}::integer and debt = 0
      returning credits
    )
    insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
    select ${accountId}::uuid, ${kind}, ${ref}, -${amount}::integer, credits, ${clock.now()}::timestamptz from paid
    returning balance_after`.execute(db);
  const [booked] = rows;
  if (booked) return booked.balance_after;
  const { credits, debt } = await db
    .selectFrom('account')
    .select(['credits', 'debt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (debt > 0) throw new ApiError('spending_blocked');
  throw new ApiError('insufficient_credits', { data: { credits, cost: amount } });
}
