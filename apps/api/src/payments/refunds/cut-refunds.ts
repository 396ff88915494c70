import type { Db } from '../../database/connection';
import type { Payment, PaymentRefund } from '../../database/money-schema';
import { vatOf } from './book-refund';

/** Which rows of a payment's refunds are cut. */
interface Cut {
  kinds: readonly PaymentRefund['kind'][];
  statuses: readonly PaymentRefund['status'][];
}

/** Refunds not yet sent to the provider or awaiting manual payment. */
export const unsentRefunds: Cut = { kinds: ['refund', 'withdrawal'], statuses: ['open', 'transfer'] };

/** Chargebacks that weren't won. */
export const lostChargebacks: Cut = { kinds: ['chargeback'], statuses: ['sent'] };

/**
 * Cancels up to an amount of a payment's refunds, newest first, so that its receipt no longer lists it.
 * Returns how much was cancelled.
 */
export async function cutRefunds(
  db: Db,
  payment: Payment,
  tooMuch: number,
  { kinds, statuses }: Cut,
): Promise<number> {
  const rows = await db
    .selectFrom('payment_refund')
    .select(['id', 'amount', 'vat_amount'])
    .where('payment_id', '=', payment.id)
    .where('kind', 'in', kinds)
    .where('status', 'in', statuses)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  let left = tooMuch;
  for (const { id, amount, vat_amount } of rows) {
    const cut = Math.min(left, amount);
    if (cut === 0) break;
    const reversed = payment.reversed_amount - (tooMuch - left);
    const vat = vatOf(payment, reversed - cut, reversed) ?? 0;
    const rest = { amount: amount - cut, vat_amount: vat_amount && Math.max(0, vat_amount - vat) };
    const change = cut === amount ? ({ status: 'cancelled', next_try_at: null } as const) : rest;
    await db.updateTable('payment_refund').set(change).where('id', '=', id).execute();
    left -= cut;
  }
  return tooMuch - left;
}
