import type { Payment } from '@heartwood/api-contract';

/** What became of a payment, including what happened after it was paid. */
export type PaymentState = Payment['status'] | 'refunded' | 'partly_refunded' | 'charged_back';

/** Returns what became of a payment; money that the bank took back outweighs a refund. */
export function paymentState({
  status,
  amount,
  refunded,
  charged_back,
}: Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back'>): PaymentState {
  if (status !== 'completed') return status;
  if (charged_back > 0) return 'charged_back';
  if (refunded === 0) return 'completed';
  return refunded < amount ? 'partly_refunded' : 'refunded';
}
