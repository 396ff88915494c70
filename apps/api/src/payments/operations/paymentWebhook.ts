import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { findByProviderId } from '../find-payment';
import { ProviderError } from '../payment-provider';
import { refreshPayment } from '../refresh-payment';

export const paymentWebhook = operation(
  'paymentWebhook',
  { access: 'public', foreign: true },
  async ({ db, body, services, log }) => {
    const payment = await findByProviderId(db, services.payments.name, body.id);
    if (!payment) {
      log.warn({ security: 'webhook_unknown' }, 'a webhook told an unknown payment');
      return { status: 200, body: {} };
    }
    try {
      await refreshPayment(services, payment);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, payment: payment.id }, 'the provider could not be asked');
      throw new ApiError('provider_unavailable', { retryAfter: 60 });
    }
    return { status: 200, body: {} };
  },
);
