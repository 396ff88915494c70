import type { Payment as PaymentJson } from '@heartwood/api-contract';
import type { Payment } from '../../database/money-schema';

/** Whether a payment is binding and has anything left to withdraw from, within the deadline or not. */
export function mayWithdraw(payment: Payment): boolean {
  const { status, completed_at, withdraw_until, withdrawn_at, amount, reversed_amount } = payment;
  const isConfirmed = status === 'pending' && withdraw_until !== null;
  return (completed_at !== null || isConfirmed) && withdrawn_at === null && reversed_amount < amount;
}

/** A payment as its member sees it. */
export function paymentJson(payment: Payment): PaymentJson {
  return {
    payment_id: payment.id,
    credits: payment.credits,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    ...(payment.failure_reason && { failure_reason: payment.failure_reason }),
    package: payment.package_id,
    method: payment.method,
    country: payment.country,
    code: payment.discount_code,
    discount_gone:
      payment.completed_at !== null && payment.discount_slot !== null && payment.discount_code === null,
    created: payment.created_at.toISOString(),
    checkout_url: payment.status === 'pending' ? payment.checkout_url : null,
    refunded: payment.reversed_amount - payment.charged_back_amount,
    charged_back: payment.charged_back_amount,
    withdraw_until: (mayWithdraw(payment) && payment.withdraw_until?.toISOString()) || null,
  };
}
