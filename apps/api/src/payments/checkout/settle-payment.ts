import { creditsToReverse, paymentStep, type PaymentState } from '@heartwood/domain';
import { grant } from '../../credits/grant';
import { reverse } from '../../credits/reverse';
import { tellCredits } from '../../credits/tell-credits';
import type { Payment } from '../../database/money-schema';
import type { Account } from '../../database/schema';
import type { Scope } from '../../kernel/scope';
import { freeDiscount, redeemDiscount } from '../discounts/discount-slots';
import type { FetchedPayment } from '../providers/payment-provider';
import { takeReceiptNumber } from '../ledger/receipts';

/** What settling did. `mismatch`: what was fetched is not about this payment, and nothing was changed. */
export interface Settled {
  payment: Payment;
  mismatch: boolean;
}

type Buyer = Pick<Account, 'pool' | 'paid_user'>;

function isAbout(payment: Payment, fetched: FetchedPayment): boolean {
  return (
    fetched.paymentId === payment.id &&
    fetched.amount === payment.amount &&
    fetched.currency === payment.currency
  );
}

/** What changes of a payment when it is paid: fewer credits where its discount counts no more, and the receipt. */
async function completion(scope: Scope, payment: Payment, buyer: Buyer) {
  const counts = await redeemDiscount(scope, payment, buyer);
  const { credits, credits_without_discount, discount_code } = payment;
  const now = scope.clock.now();
  return {
    credits: counts ? credits : (credits_without_discount ?? credits),
    discount_code: counts ? discount_code : null,
    completed_at: now,
    receipt_number: await takeReceiptNumber(scope.db, payment.seller, now),
  };
}

async function giveCredits(scope: Scope, { id, account_id, credits }: Payment): Promise<void> {
  await grant(scope, { accountId: account_id, amount: credits, kind: 'purchase', ref: id });
  await scope.db.updateTable('account').set({ paid_user: true }).where('id', '=', account_id).execute();
}

/**
 * Applies what was fetched from the provider to a payment, inside of the caller's transaction: its status, and with it
 * the credits (once, whatever came before), premium, the discount, the receipt, and what is taken back after a refund
 * or chargeback. The account and the payment are locked and read again first.
 */
export async function settlePayment(
  scope: Scope,
  { id }: Pick<Payment, 'id'>,
  fetched: FetchedPayment,
): Promise<Settled> {
  const { db } = scope;
  const buyer = await db
    .selectFrom('account')
    .select(['pool', 'paid_user'])
    .where('id', '=', (select) => select.selectFrom('payment').select('account_id').where('id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isAbout(payment, fetched)) return { payment, mismatch: true };

  const before: PaymentState = {
    status: payment.status,
    credited: payment.completed_at !== null,
    reversedAmount: payment.reversed_amount,
  };
  const {
    state,
    grant: isPaid,
    reverse: reversed,
  } = paymentStep(before, {
    status: fetched.status,
    reversedAmount: Math.max(0, fetched.refunded) + Math.max(0, fetched.chargedBack),
  });
  if (!isPaid && reversed === 0 && state.status === before.status) return { payment, mismatch: false };

  if (state.status === 'failed' || state.status === 'cancelled') await freeDiscount(db, id);
  const settled = await db
    .updateTable('payment')
    .set({
      status: state.status,
      reversed_amount: state.reversedAmount,
      updated_at: scope.clock.now(),
      next_check_at: state.status === 'pending' ? payment.next_check_at : null,
      ...(isPaid && (await completion(scope, payment, buyer))),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isPaid) await giveCredits(scope, settled);
  if (reversed > 0) {
    const { reversedAmount: after } = state;
    const amount = creditsToReverse(settled, before.reversedAmount, after);
    const kind = fetched.chargedBack > 0 ? 'chargeback' : 'refund';
    const booking = { accountId: settled.account_id, amount, kind, ref: `${id}:${after}` };
    if (amount > 0) await reverse(scope, booking);
  }
  if (isPaid || reversed > 0) await tellCredits(scope, settled.account_id);
  return { payment: settled, mismatch: false };
}
