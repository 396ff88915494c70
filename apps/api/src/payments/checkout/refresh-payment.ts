import type { Payment } from '../../database/money-schema';
import type { Services } from '../../services';
import { providerNamed } from '../providers/payment-provider';
import { acceptedRefunds, listFailedRefunds } from '../refunds/failed-refunds';
import { settlePayment } from './settle-payment';

type Refreshing = Pick<Services, 'db' | 'payments' | 'inTransaction' | 'log'>;

/**
 * Fetches a payment from its provider and applies the result, failed refunds included. Returns the updated payment; unchanged if its
 * provider is no longer configured or doesn't know it. Must not run in a transaction.
 * @throws ProviderError
 */
export async function refreshPayment(services: Refreshing, payment: Payment): Promise<Payment> {
  const { db, payments, inTransaction, log } = services;
  const provider = providerNamed(payments, payment.provider);
  if (payment.provider_id === null || !provider) return payment;
  const accepted = await acceptedRefunds(db, payment);
  const fetched = await provider.fetch(payment.provider_id);
  if (!fetched) return payment;
  const settled = await inTransaction((scope) => settlePayment(scope, payment, fetched));
  if (settled.mismatch)
    log.warn({ payment: payment.id, security: 'payment_mismatch' }, 'fetched another payment');
  else await listFailedRefunds(services, accepted, fetched);
  return settled.payment;
}

/** The same, but returns the payment unchanged if the provider is unavailable. */
export async function tryRefreshPayment(services: Refreshing, payment: Payment): Promise<Payment> {
  try {
    return await refreshPayment(services, payment);
  } catch (error) {
    services.log.warn({ err: error, payment: payment.id }, 'the provider could not be asked');
    return payment;
  }
}
