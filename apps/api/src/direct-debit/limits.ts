import { after } from '../kernel/clock';
import type { Db } from '../database/connection';
import type { Brand } from '../kernel/brands';
import { earliestCollection } from './target-days';

const windowSeconds = 30 * 24 * 3600;

/** What a member ordered by direct debit that still counts for the brand's limits. */
export interface DirectDebitUse {
  /** Ordered in the last 30 days, oldest first; minor units. */
  orders: readonly { amount: number; orderedAt: Date }[];
  /** The orders whose money is outstanding, by when they are collected. */
  open: readonly { collectedOn: string }[];
}

/** Reads what counts; of orders that are not confirmed only those of `unconfirmed`. */
export async function directDebitUse(
  db: Db,
  accountId: string,
  { now, unconfirmed }: { now: Date; unconfirmed: boolean },
): Promise<DirectDebitUse> {
  const rows = await db
    .selectFrom('direct_debit')
    .innerJoin('payment', 'payment.id', 'direct_debit.payment_id')
    .select(['amount', 'ordered_at', 'confirmed_at', 'settled_at', 'returned_at', 'direct_debit.refunded'])
    .where('direct_debit.account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .$if(!unconfirmed, (query) => query.where('confirmed_at', 'is not', null))
    .orderBy('ordered_at')
    .execute();
  const since = after(now, -windowSeconds);
  const standing = rows.filter((row) => row.refunded < row.amount);
  return {
    orders: standing
      .filter((row) => row.ordered_at > since)
      .map(({ amount, ordered_at }) => ({ amount, orderedAt: ordered_at })),
    open: standing
      .filter((row) => !row.settled_at && !row.returned_at)
      .map((row) => ({ collectedOn: earliestCollection(row.confirmed_at ?? row.ordered_at) })),
  };
}

/** What of the limit is used, in minor units. */
export function usedOf({ orders }: DirectDebitUse): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** When so many orders have left the 30 days that an amount fits; null where it never does. */
function fitsFrom({ orders }: DirectDebitUse, amount: number, limit: number): Date | null {
  if (amount > limit) return null;
  let used = orders.reduce((sum, order) => sum + order.amount, 0);
  for (const order of orders) {
    used -= order.amount;
    if (used + amount <= limit) return after(order.orderedAt, windowSeconds);
  }
  return null;
}

/** What stands against an order: nothing where it is null, else from when it can be made; null for never. */
export function limitFor(
  use: DirectDebitUse,
  amount: number,
  { manifest, now }: { manifest: Brand['manifest']; now: Date },
): { from: Date | null } | null {
  const { open_payments, amount_in_30_days: limit } = manifest.direct_debit;
  const overAmount = usedOf(use) + amount > limit;
  const isOpen = use.open.length >= open_payments;
  if (!overAmount && !isOpen) return null;
  if (overAmount && amount > limit) return { from: null };
  // The bank's answer comes with the day of the collection at the earliest; once that is over, look again tomorrow.
  const collected = after(new Date(`${use.open.at(-1)?.collectedOn ?? '1970-01-01'}T00:00:00Z`), 24 * 3600);
  const moments = [
    ...(isOpen ? [collected > now ? collected : after(now, 24 * 3600)] : []),
    ...(overAmount ? [fitsFrom(use, amount, limit) ?? now] : []),
  ];
  return { from: moments.reduce((one, other) => (one > other ? one : other)) };
}

/**
 * The price of the credits that a member whose payments were taken back still owes, in minor units, rounded up: of a
 * debt that is half paid, half.
 */
export async function openAmount(db: Db, accountId: string): Promise<number> {
  const { debt } = await db
    .selectFrom('account')
    .select('debt')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (debt === 0) return 0;
  const taken = await db
    .selectFrom('payment')
    .select((payment) => [
      payment.fn.sum<string | null>('reversed_amount').as('amount'),
      payment.fn.sum<string | null>('credits').as('credits'),
    ])
    .where('account_id', '=', accountId)
    .where('reversed_amount', '>', 0)
    .executeTakeFirstOrThrow();
  const credits = Math.max(1, Number(taken.credits ?? 0));
  return Math.ceil((Number(taken.amount ?? 0) * Math.min(debt, credits)) / credits);
}
