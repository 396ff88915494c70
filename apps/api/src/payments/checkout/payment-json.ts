import type { Payment as PaymentJson } from '@heartwood/api-contract';
import type { Payment } from '../../database/money-schema';

/** A payment as its member sees it. */
export function paymentJson(payment: Payment): PaymentJson {
  return {
    payment_id: payment.id,
    credits: payment.credits,
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    package: payment.package_id,
    method: payment.method,
    code: payment.discount_code,
    created: payment.created_at.toISOString(),
    checkout_url: payment.status === 'pending' ? payment.checkout_url : null,
  };
}
