import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { findByProviderId } from '../checkout/find-payment';
import { ProviderError } from '../providers/payment-provider';
import { refreshPayment } from '../checkout/refresh-payment';

export const paymentWebhook = operation(
  'paymentWebhook',
  { access: 'public', sessionless: true, limits: ['webhook'] },
  async ({ db, body, services, log }) => {
    const payment = await findByProviderId(db, services.payments, body.id);
    if (!payment) {
      log.warn({ security: 'webhook_unknown' }, 'webhook of an unknown payment');
      return { status: 200, body: {} };
    }
    await services.limits.consume('webhook-payment', payment.id);
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
