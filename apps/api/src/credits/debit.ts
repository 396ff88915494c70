import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../kernel/scope';
import { ApiError } from '../kernel/api-error';

/** Why credits move. `kind` and `ref` together are booked once, ever. */
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
 * The debit as a part of a statement's `with`: the one way to take credits. Its `booked` has one row, the new
 * `balance_after`, or none when the member may not spend so much; what the credits are for must then not be written.
 */
export function debitPart({ accountId, amount, kind, ref }: Booking, now: Date): RawBuilder<unknown> {
  return sql`paid as (
      update account set credits = credits - ${amount}::integer
      where id = ${accountId}::uuid and credits >= ${amount}::integer and debt = 0
      returning credits
    ), booked as (
      insert into ledger (account_id, kind, ref, amount, balance_after, created_at)
      select ${accountId}::uuid, ${kind}, ${ref}, -${amount}::integer, credits, ${now}::timestamptz from paid
      returning balance_after
    )`;
}

/** Throws why a debit booked nothing: `spending_blocked` for a member with a debt, else `insufficient_credits`. */
export async function refuseDebit({ db }: Pick<Scope, 'db'>, { accountId, amount }: Booking): Promise<never> {
  const { credits, debt } = await db
    .selectFrom('account')
    .select(['credits', 'debt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (debt > 0) throw new ApiError('spending_blocked');
  throw new ApiError('insufficient_credits', { data: { credits, cost: amount } });
}

/**
 * Takes credits for whatever costs credits, inside of the transaction of what they are for, and gives the new balance.
 * Throws `spending_blocked` for a member with a debt and `insufficient_credits` when there are too few.
 */
export async function debit(scope: Scope, booking: Booking): Promise<number> {
  const { rows } = await sql<{ balance_after: number }>`
    with ${debitPart(booking, scope.clock.now())} select balance_after from booked`.execute(scope.db);
  return rows[0]?.balance_after ?? refuseDebit(scope, booking);
}
