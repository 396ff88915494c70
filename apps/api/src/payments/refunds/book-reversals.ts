import { creditsToReverse } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import type { Payment } from '../../database/money-schema';
import type { Scope } from '../../kernel/scope';
import type { FetchedPayment } from '../providers/payment-provider';
import { bookRefund, vatOf } from './book-refund';

type Reversals = Pick<FetchedPayment, 'refunded' | 'chargedBack'>;

/** Minor units refunded so far, by us or at the provider. */
const refundedOf = ({ reversed_amount, charged_back_amount }: Payment) =>
  reversed_amount - charged_back_amount;

/** Whether the provider reports more refunds or chargebacks than are booked. */
export function isReversedFurther(payment: Payment, { refunded, chargedBack }: Reversals): boolean {
  return refunded > refundedOf(payment) || chargedBack > payment.charged_back_amount;
}

/**
 * Money a bank took back isn't refunded again: cancels that much of the refunds not yet sent to
 * the provider or awaiting manual payment, newest first. Their credits stay taken, now for the chargeback.
 */
async function endRefunds(db: Db, payment: Payment, tooMuch: number): Promise<number> {
  const open = await db
    .selectFrom('payment_refund')
    .select(['id', 'amount', 'vat_amount'])
    .where('payment_id', '=', payment.id)
    .where('status', 'in', ['open', 'transfer'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  let left = tooMuch;
  for (const { id, amount, vat_amount } of open) {
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

/**
 * Books refunds and chargebacks reported by the provider that aren't booked yet, and takes their credits
 * back, in the caller's transaction, which must have locked and then read the account and the payment.
 * Returns the updated payment.
 */
export async function bookReversals(scope: Scope, payment: Payment, fetched: Reversals): Promise<Payment> {
  const { db } = scope;
  let known = payment;
  const chargedBack = fetched.chargedBack - known.charged_back_amount;
  if (chargedBack > 0) {
    const tooMuch = Math.min(chargedBack, known.reversed_amount + chargedBack - known.amount);
    const ended = tooMuch > 0 ? await endRefunds(db, known, tooMuch) : 0;
    const reversed_amount = known.reversed_amount - ended;
    const credits = creditsToReverse(known, known.reversed_amount, reversed_amount + chargedBack);
    const taken = { kind: 'chargeback', status: 'sent', amount: chargedBack, credits } as const;
    known = (await bookRefund(scope, { ...known, reversed_amount }, taken)).payment;
  }
  const refunded = fetched.refunded - refundedOf(known);
  if (refunded > 0)
    known = (await bookRefund(scope, known, { kind: 'refund', status: 'sent', amount: refunded })).payment;
  return known;
}
