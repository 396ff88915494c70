import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';

/** An unpaid payment holds its discount this long. */
export const reservationSeconds = 30 * 60;

interface Use {
  pool: string;
  code: string;
  /** Null where the code may be used without end. */
  slot: string | null;
  accountId: string;
  paymentId: string;
}

/** Holds a discount for a payment, in the transaction that makes the payment; false while another payment has it. */
export async function reserveDiscount({ db, clock }: Scope, use: Use): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    insert into discount_redemption (payment_id, pool, code, account_id, slot, status, reserved_until, created_at)
    values (${use.paymentId}::uuid, ${use.pool}, ${use.code}, ${use.accountId}::uuid, ${use.slot ?? use.paymentId},
      'reserved', ${after(now, reservationSeconds)}::timestamptz, ${now}::timestamptz)
    on conflict (pool, slot) do update
      set payment_id = excluded.payment_id, code = excluded.code, account_id = excluded.account_id,
        reserved_until = excluded.reserved_until, created_at = excluded.created_at
      where discount_redemption.status = 'reserved' and discount_redemption.reserved_until <= ${now}::timestamptz
    returning payment_id`.execute(db);
  return rows.length === 1;
}

/** Who has a slot now: the payment that holds it or was paid with it. Null when it is free. */
export async function slotHolder(
  db: Db,
  { pool, slot, now }: { pool: string; slot: string; now: Date },
): Promise<{ paymentId: string; accountId: string; redeemed: boolean } | null> {
  const row = await db
    .selectFrom('discount_redemption')
    .select(['payment_id', 'account_id', 'status', 'reserved_until'])
    .where('pool', '=', pool)
    .where('slot', '=', slot)
    .executeTakeFirst();
  if (!row || (row.status === 'reserved' && row.reserved_until <= now)) return null;
  return { paymentId: row.payment_id, accountId: row.account_id, redeemed: row.status === 'redeemed' };
}

/** Lets go of what an ended payment held. */
export async function freeDiscount(db: Db, paymentId: string): Promise<void> {
  await db
    .deleteFrom('discount_redemption')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'reserved')
    .execute();
}

/** Marks what a paid payment held as used for good. */
export async function redeemDiscount(db: Db, paymentId: string): Promise<void> {
  await db
    .updateTable('discount_redemption')
    .set({ status: 'redeemed' })
    .where('payment_id', '=', paymentId)
    .execute();
}
