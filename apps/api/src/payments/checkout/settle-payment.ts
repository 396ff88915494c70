import { paymentStep, vatIn, vatRateIn, type PaymentState } from '@heartwood/domain';
import { grant } from '../../credits/grant';
import { notifyBalance } from '../../credits/notify-balance';
import type { Payment } from '../../database/money-schema';
import type { Account } from '../../database/schema';
import type { Scope } from '../../kernel/scope';
import { blockDirectDebit, unblockDirectDebit } from './block-direct-debit';
import { notify } from '../../notifications/notify';
import { freeDiscount, redeemDiscount } from '../discounts/discount-slots';
import type { FetchedPayment } from '../providers/payment-provider';
import { nextCheck } from './check-schedule';
import { takeReceiptNumber } from '../ledger/receipts';
import { bookRefund } from '../refunds/book-refund';
import { bookReversals, hasNewReversals } from '../refunds/book-reversals';
import { withdrawUntil } from './sale-terms';

/**
 * The result of settling. `mismatch`: the fetched data doesn't belong to this payment, and nothing was
 * changed.
 */
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

/**
 * The changes to a payment when it is paid: its receipt, and fewer credits if its discount is no longer
 * valid.
 */
async function completion(scope: Scope, payment: Payment, buyer: Buyer) {
  const counts = await redeemDiscount(scope, payment, buyer);
  const { credits, credits_without_discount, discount_code, amount, country, sale_terms } = payment;
  const vat_rate = vatRateIn(country ?? sale_terms?.seller.country ?? '');
  const now = scope.clock.now();
  return {
    credits: counts ? credits : (credits_without_discount ?? credits),
    discount_code: counts ? discount_code : null,
    completed_at: now,
    withdraw_until: sale_terms && withdrawUntil(sale_terms, now),
    vat_rate,
    vat_amount: vat_rate === null ? null : vatIn(amount, vat_rate),
    receipt_number: await takeReceiptNumber(scope.db, payment.seller, now),
  };
}

async function giveCredits(scope: Scope, { id, account_id, credits }: Payment): Promise<void> {
  await grant(scope, { accountId: account_id, amount: credits, kind: 'purchase', ref: id });
  await scope.db.updateTable('account').set({ paid_user: true }).where('id', '=', account_id).execute();
}

/** Queues the receipt mail. */
function mailReceipt(scope: Scope, { id, account_id, brand }: Payment): Promise<void> {
  return notify(scope, {
    type: 'receipt',
    accountId: account_id,
    facts: { brandId: brand, paymentId: id },
  });
}

/** Grants the credits of a paid payment; one that was withdrawn from before is refunded instead. */
async function book(scope: Scope, payment: Payment): Promise<Payment> {
  if (payment.withdrawn_at) {
    const back = { kind: 'withdrawal', status: 'open', amount: payment.amount, credits: 0 } as const;
    return (await bookRefund(scope, payment, back)).payment;
  }
  await giveCredits(scope, payment);
  await mailReceipt(scope, payment);
  return payment;
}

/**
 * Applies data fetched from the provider to a payment, inside the caller's transaction: its status, and with
 * it the credits (once, whatever the order of events), premium, the discount, the receipt, and reversals
 * after a refund, a chargeback or a chargeback that was won. Locks and re-reads the account and the payment first.
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
  };
  const { state, grant: isPaid } = paymentStep(before, { status: fetched.status });
  const isReversed = state.credited && hasNewReversals(payment, fetched);
  if (!isPaid && !isReversed && state.status === before.status) return { payment, mismatch: false };

  if (state.status === 'failed' || state.status === 'cancelled') await freeDiscount(db, id);
  const changes = {
    status: state.status,
    failure_reason: state.status === 'failed' ? fetched.failureReason : null,
    updated_at: scope.clock.now(),
    ...(isPaid && (await completion(scope, payment, buyer))),
  };
  const ends = state.status !== before.status;
  const settled = await db
    .updateTable('payment')
    .set({
      ...changes,
      ...(ends && { next_check_at: nextCheck({ ...payment, ...changes }, scope.clock.now()) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const paid = isPaid ? await book(scope, settled) : settled;
  const now = isReversed ? await bookReversals(scope, paid, fetched) : paid;
  const disputed = now.charged_back_amount - payment.charged_back_amount;
  if (disputed > 0) await blockDirectDebit(scope, now.account_id);
  else if (disputed < 0) await unblockDirectDebit(scope, now.account_id);
  if (isPaid || isReversed) await notifyBalance(scope, now.account_id);
  if (ends) {
    const page = { payment_id: id, status: now.status };
    await notify(scope, { type: 'payment', accountId: now.account_id, page });
  }
  return { payment: now, mismatch: false };
}
