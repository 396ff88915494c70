import type { Withdrawal } from '@heartwood/api-contract';
import { creditsToReverse } from '@heartwood/domain';
import { notifyBalance } from '../../credits/notify-balance';
import type { Db } from '../../database/connection';
import { lockAccount } from '../../database/locks';
import type { Payment, WithdrawalTable } from '../../database/money-schema';
import { ApiError } from '../../kernel/api-error';
import type { Scope } from '../../kernel/scope';
import { notify } from '../../notifications/notify';
import { mayWithdraw } from '../checkout/payment-json';
import { bookRefund } from '../refunds/book-refund';
import { orderOf } from './order-of';
import { unusedCredits } from './unused-credits';

type Sums = Pick<Withdrawal, 'credits' | 'used' | 'unused' | 'paid' | 'amount'>;

/**
 * The refund for a payment: its unused credits, at the price of its remaining credits; all of it for an order
 * whose credits were never granted.
 */
async function sumsOf(db: Db, payment: Payment): Promise<Sums> {
  const { id, account_id: accountId, reversed_amount } = payment;
  if (!payment.completed_at) {
    const { credits, amount } = payment;
    return { credits, used: 0, unused: credits, paid: amount, amount };
  }
  const { credits: balance } = await db
    .selectFrom('account')
    .select('credits')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const credits = payment.credits - creditsToReverse(payment, 0, reversed_amount);
  const unused = Math.min(credits, await unusedCredits(db, { accountId, paymentId: id, balance }));
  const paid = payment.amount - reversed_amount;
  const amount = Math.ceil((paid * unused) / credits);
  return { credits, used: credits - unused, unused, paid, amount };
}

async function withdrawalJson(
  db: Db,
  payment: Payment,
  { credits, used, unused, paid, amount }: Sums,
  confirmed: Date | null,
): Promise<Withdrawal> {
  const { brand, sale_terms, completed_at, withdraw_until, withdrawn_at, currency, method } = payment;
  const order = await orderOf(db, payment);
  if (!order || !withdraw_until) throw new ApiError('not_found');
  const wasGranted = completed_at !== null && (withdrawn_at === null || withdrawn_at >= completed_at);
  return {
    order_number: order.number,
    brand: sale_terms?.seller.brand ?? brand,
    issued: order.issued.toISOString(),
    until: withdraw_until.toISOString(),
    credits,
    used,
    unused,
    removed: wasGranted ? unused : 0,
    paid,
    amount,
    currency,
    method,
    confirmed: confirmed?.toISOString() ?? null,
  };
}

function confirmedRow(db: Db, paymentId: string): Promise<WithdrawalTable | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

function checkTime(payment: Payment, now: Date): void {
  const { withdraw_until } = payment;
  if (!mayWithdraw(payment) || !withdraw_until || withdraw_until < now)
    throw new ApiError('withdrawal_expired');
}

/** Cancels a confirmed direct debit unless it is in a file for the bank. */
async function leaveUncollected(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('direct_debit')
    .set({ cancelled_at: now })
    .where('payment_id', '=', paymentId)
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('batch_id', 'is', null)
    .execute();
}

/**
 * What a withdrawal from a payment would refund, or did.
 * @throws ApiError not_found if it was never binding, withdrawal_expired
 */
export async function previewWithdrawal(db: Db, payment: Payment, now: Date): Promise<Withdrawal> {
  if (!payment.completed_at && !payment.withdraw_until) throw new ApiError('not_found');
  const before = await confirmedRow(db, payment.id);
  if (before) return withdrawalJson(db, payment, before, before.confirmed_at);
  checkTime(payment, now);
  return withdrawalJson(db, payment, await sumsOf(db, payment), null);
}

/**
 * Withdraws from a payment in the caller's transaction: takes the unused credits and schedules their refund. A
 * direct debit that isn't paid yet is not collected or, if the bank already has it, refunded when it is settled.
 * Idempotent. `expected` is the amount shown to the member.
 * @throws ApiError not_found, withdrawal_expired, amount_changed
 */
export async function confirmWithdrawal(
  scope: Scope,
  { id, account_id: accountId }: Pick<Payment, 'id' | 'account_id'>,
  { expected, name }: { expected: number; name: string | null },
): Promise<Withdrawal> {
  const { db, clock } = scope;
  await lockAccount(db, accountId).executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payment.withdrawn_at) return previewWithdrawal(db, payment, clock.now());
  if (!payment.completed_at && !payment.withdraw_until) throw new ApiError('not_found');
  const now = clock.now();
  checkTime(payment, now);
  const sums = await sumsOf(db, payment);
  const { amount, unused } = sums;
  if (amount !== expected)
    throw new ApiError('amount_changed', { data: { amount, currency: payment.currency } });
  await db
    .insertInto('withdrawal')
    .values({ payment_id: id, name, ...sums, confirmed_at: now })
    .execute();
  await db.updateTable('payment').set({ withdrawn_at: now }).where('id', '=', id).execute();
  const refund = { kind: 'withdrawal', status: 'open', amount, credits: unused } as const;
  if (!payment.completed_at) await leaveUncollected(db, id, now);
  else if (amount > 0) await bookRefund(scope, payment, refund);
  await notifyBalance(scope, accountId);
  await notify(scope, { type: 'withdrawal', accountId, facts: { brandId: payment.brand, paymentId: id } });
  return withdrawalJson(db, payment, sums, now);
}
