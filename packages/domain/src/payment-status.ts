/** A payment's status as shown to the member. */
export const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The provider's status responses. */
export const providerStatuses = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** Why a payment failed, as far as its provider says. */
export const failureReasons = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'invalid_details',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** `credited`: its credits were posted. */
export type PaymentState = { status: PaymentStatus; credited: boolean };
/** What the provider says about a payment. */
export type FetchedPayment = { status: ProviderStatus };

/** `grant`: post the credits now. */
export type PaymentStep = { state: PaymentState; grant: boolean };

const endings = { failed: 'failed', canceled: 'cancelled', expired: 'cancelled' } as const;

/**
 * Computes the transition for a status fetched from the provider. `paid` always wins and grants once, even
 * after a final status; one final status never replaces another.
 */
export function paymentStep(state: PaymentState, fetched: FetchedPayment): PaymentStep {
  const grant = fetched.status === 'paid' && !state.credited;
  const credited = state.credited || grant;
  return { state: { status: nextStatus(state.status, fetched.status), credited }, grant };
}

function nextStatus(status: PaymentStatus, fetched: ProviderStatus): PaymentStatus {
  if (fetched === 'paid') return 'completed';
  if (status !== 'pending') return status;
  return fetched in endings ? endings[fetched as keyof typeof endings] : 'pending';
}

/**
 * Returns the credits to take back when reversals grow from `before` to `after` minor units of `amount`:
 * whole credits, so that some are left as long as money is. Above `amount` the money was returned twice, once by
 * the seller and once by the bank, and its credits count twice.
 */
export function creditsToReverse(
  payment: { credits: number; amount: number },
  before: number,
  after: number,
): number {
  const share = (reversed: number) =>
    payment.amount === 0 ? payment.credits : Math.floor((payment.credits * reversed) / payment.amount);
  return Math.max(0, share(after) - share(before));
}
