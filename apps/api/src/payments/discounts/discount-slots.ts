import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import { after } from '../../kernel/clock';
import type { Scope } from '../../kernel/scope';
import { firstPurchaseSlot } from './member-discounts';

/** How long an unpaid payment reserves its discount against other members. */
export const reservationSeconds = 30 * 60;

interface Use {
  pool: string;
  code: string;
  slot: string;
  accountId: string;
  paymentId: string;
}

/**
 * Assigns a discount to a payment, in its transaction; false if it was used or another member holds it.
 * Reservations by the member's other payments, and expired ones, pass to this payment.
 */
async function takeSlot({ db, clock }: Scope, use: Use, status: 'reserved' | 'redeemed'): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    insert into discount_redemption (payment_id, pool, code, account_id, slot, status, reserved_until, created_at)
    values (${use.paymentId}::uuid, ${use.pool}, ${use.code}, ${use.accountId}::uuid, ${use.slot}, ${status},
      ${after(now, reservationSeconds)}::timestamptz, ${now}::timestamptz)
    on conflict (pool, slot) do update
      set payment_id = excluded.payment_id, code = excluded.code, account_id = excluded.account_id,
        status = excluded.status, reserved_until = excluded.reserved_until, created_at = excluded.created_at
      where discount_redemption.status = 'reserved' and (discount_redemption.account_id = excluded.account_id
        or discount_redemption.reserved_until <= ${now}::timestamptz)
    returning payment_id`.execute(db);
  return rows.length === 1;
}

/** Reserves a discount for a payment, in the transaction that creates it; false if it isn't available. */
export function reserveDiscount(scope: Scope, use: Use): Promise<boolean> {
  return takeSlot(scope, use, 'reserved');
}

/** Whether a discount is unavailable to a member, by the rule of `reserveDiscount`. */
export async function isSlotTaken(
  db: Db,
  { pool, slot, accountId, now }: { pool: string; slot: string; accountId: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .selectFrom('discount_redemption')
    .select('payment_id')
    .where('pool', '=', pool)
    .where('slot', '=', slot)
    .where(({ eb, and, or }) =>
      or([
        eb('status', '=', 'redeemed'),
        and([eb('account_id', '!=', accountId), eb('reserved_until', '>', now)]),
      ]),
    )
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases the reservation of an ended payment. */
export async function freeDiscount(db: Db, paymentId: string): Promise<void> {
  await db
    .deleteFrom('discount_redemption')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'reserved')
    .execute();
}

/**
 * Uses up the discount of a paid payment for good; false if it is no longer valid, since another payment has
 * it or the buyer's first purchase is over. `buyer` is the account as it was before this payment.
 */
export async function redeemDiscount(
  scope: Scope,
  { id, account_id, discount_code, discount_slot }: Payment,
  buyer: { pool: string; paid_user: boolean },
): Promise<boolean> {
  if (discount_code === null || discount_slot === null) return true;
  if (buyer.paid_user && discount_slot === firstPurchaseSlot(account_id)) return false;
  const use = { pool: buyer.pool, code: discount_code, slot: discount_slot };
  return takeSlot(scope, { ...use, accountId: account_id, paymentId: id }, 'redeemed');
}
