import { creditsToReverse } from '@heartwood/domain';
import type { Payment } from '../../database/money-schema';
import type { Scope } from '../../kernel/scope';
import type { FetchedPayment } from '../providers/payment-provider';
import { bookRefund } from './book-refund';
import { bookWin, wonOf } from './book-win';
import { cutRefunds, unsentRefunds } from './cut-refunds';

type Reversals = Pick<FetchedPayment, 'refunded' | 'chargedBack' | 'wonBack'>;

/** Minor units refunded so far, by us or at the provider. */
const refundedOf = ({ reversed_amount, charged_back_amount }: Payment) =>
  reversed_amount - charged_back_amount;

/** Minor units that banks took back so far, won back or not. */
const chargedBackOf = ({ charged_back_amount, won_back_amount }: Payment) =>
  charged_back_amount + won_back_amount;

/** Whether the provider reports more refunds, chargebacks or won chargebacks than are booked. */
export function hasNewReversals(payment: Payment, fetched: Reversals): boolean {
  const { refunded, chargedBack } = fetched;
  return (
    refunded > refundedOf(payment) ||
    chargedBack > chargedBackOf(payment) ||
    wonOf(fetched) > payment.won_back_amount
  );
}

/** Books the refunds that the provider reports beyond those that are booked. */
async function bookRefunded(scope: Scope, payment: Payment, fetched: Reversals): Promise<Payment> {
  const amount = fetched.refunded - refundedOf(payment);
  if (amount <= 0) return payment;
  return (await bookRefund(scope, payment, { kind: 'refund', status: 'sent', amount })).payment;
}

/**
 * Books refunds, chargebacks and won chargebacks reported by the provider that aren't booked yet: takes the
 * credits of the former back, and returns those of the latter, in the caller's transaction, which must have
 * locked and then read the account and the payment. Refunds come first: reported at once with a chargeback, they
 * have the same result as reported in turn. Returns the updated payment.
 */
export async function bookReversals(scope: Scope, payment: Payment, fetched: Reversals): Promise<Payment> {
  const { db } = scope;
  let known = await bookRefunded(scope, payment, fetched);
  const chargedBack = fetched.chargedBack - chargedBackOf(known);
  if (chargedBack > 0) {
    const tooMuch = Math.min(chargedBack, known.reversed_amount + chargedBack - known.amount);
    // Money a bank took back isn't refunded again. The refunds' credits stay taken, now for the chargeback.
    const ended = tooMuch > 0 ? await cutRefunds(db, known, tooMuch, unsentRefunds) : 0;
    const reversed_amount = known.reversed_amount - ended;
    const credits = creditsToReverse(known, known.reversed_amount, reversed_amount + chargedBack);
    const taken = { kind: 'chargeback', status: 'sent', amount: chargedBack, credits } as const;
    known = (await bookRefund(scope, { ...known, reversed_amount }, taken)).payment;
  }
  const won = wonOf(fetched) - known.won_back_amount;
  if (won > 0) known = await bookWin(scope, known, won);
  return bookRefunded(scope, known, fetched);
}
