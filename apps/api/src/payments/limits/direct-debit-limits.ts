import type { DirectDebitLimit, PaymentMethod } from '@heartwood/api-contract';
import { dayIn } from '@heartwood/domain';
import { dayText } from '../../kernel/brand-time';
import { after } from '../../kernel/clock';
import type { Db } from '../../database/connection';
import type { Brand } from '../../kernel/brands';
import { earliestCollection } from './target-days';

const windowSeconds = 30 * 24 * 3600;

/** A member's direct debit orders that count towards the brand's limits. */
export interface DirectDebitUse {
  /** Orders of the last 30 days, oldest first; minor units. */
  orders: readonly { amount: number; orderedAt: Date }[];
  /** Orders not settled yet, by collection date. */
  open: readonly { collectedOn: string }[];
}

const unused: DirectDebitUse = { orders: [], open: [] };

/** Reads the orders that count, unconfirmed ones only if `unconfirmed` is set. */
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

/** The used part of the limit, in minor units. */
export function usedOf({ orders }: DirectDebitUse): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** When enough orders have left the 30 days for an amount to fit; null if it never does. */
function fitsFrom({ orders }: DirectDebitUse, amount: number, limit: number): Date | null {
  if (amount > limit) return null;
  let used = orders.reduce((sum, order) => sum + order.amount, 0);
  for (const order of orders) {
    used -= order.amount;
    if (used + amount <= limit) return after(order.orderedAt, windowSeconds);
  }
  return null;
}

/** Which limit holds, and the first day on which it doesn't, as YYYY-MM-DD; null for never. */
export interface HoldingLimit {
  by: DirectDebitLimit;
  from: string | null;
}

/** The day after a day. */
const dayAfter = (day: Date | string) => dayText({ today: after(new Date(day), 24 * 3600) });

/** The first day that has not begun before a time, in a time zone. */
function firstWholeDay(timeZone: string, at: Date): string {
  return dayAfter(dayIn(timeZone, new Date(at.getTime() - 1)));
}

/** Checks an order against the limits: null if it fits, else the limit that holds longest. */
export function limitFor(
  use: DirectDebitUse,
  amount: number,
  { manifest, now }: { manifest: Brand['manifest']; now: Date },
): HoldingLimit | null {
  const { open_payments, amount_in_30_days: limit } = manifest.direct_debit;
  const overAmount = usedOf(use) + amount > limit;
  const isOpen = use.open.length >= open_payments;
  if (!overAmount && !isOpen) return null;
  if (overAmount && amount > limit) return { by: 'amount', from: null };
  // The bank reports on the collection date at the earliest; after that, check again tomorrow.
  const tomorrow = dayAfter(dayIn(manifest.time_zone, now));
  const collected = dayAfter(use.open.at(-open_payments)?.collectedOn ?? '1970-01-01');
  const settled = collected > tomorrow ? collected : tomorrow;
  const fits = overAmount ? firstWholeDay(manifest.time_zone, fitsFrom(use, amount, limit) ?? now) : null;
  if (fits && (!isOpen || fits > settled)) return { by: 'amount', from: fits };
  return { by: 'open', from: settled };
}

/** What a member can pay by direct debit now, in minor units. */
export function leftOf(use: DirectDebitUse, { direct_debit }: Brand['manifest']): number {
  return Math.max(0, direct_debit.amount_in_30_days - usedOf(use));
}

/**
 * The parts of the payment method that say up to which price it can be used and, if not even the cheapest of some
 * packages can be ordered, why and from when it can.
 */
export async function directDebitLimits(
  db: Db,
  accountId: string | null,
  packages: readonly { amount: number }[],
  { manifest, now }: { manifest: Brand['manifest']; now: Date },
): Promise<Pick<PaymentMethod, 'available_from' | 'limited_by' | 'max_amount'>> {
  const use = accountId === null ? unused : await directDebitUse(db, accountId, { now, unconfirmed: false });
  const max_amount = leftOf(use, manifest);
  const cheapest = Math.min(...packages.map(({ amount }) => amount));
  const held = limitFor(use, cheapest, { manifest, now });
  return { max_amount, ...(held?.from && { available_from: held.from, limited_by: held.by }) };
}

/**
 * The price of the credits a member owes after payments that banks took back, in minor units, rounded up: at the
 * price per credit of these payments.
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
      payment.fn.sum<string | null>('amount').as('amount'),
      payment.fn.sum<string | null>('credits').as('credits'),
    ])
    .where('account_id', '=', accountId)
    .where('charged_back_amount', '>', 0)
    .executeTakeFirstOrThrow();
  const credits = Math.max(1, Number(taken.credits ?? 0));
  return Math.ceil((Number(taken.amount ?? 0) * debt) / credits);
}
