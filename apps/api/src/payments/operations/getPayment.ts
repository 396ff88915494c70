import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { findPayment } from '../checkout/find-payment';
import { paymentJson } from '../checkout/payment-json';
import { refreshPayment } from '../checkout/refresh-payment';

export const getPayment = operation(
  'getPayment',
  { access: 'member' },
  async ({ db, query, member, services, log }) => {
    const payment = await findPayment(db, member.id, knownId(query.id));
    if (!payment) throw new ApiError('not_found');
    if (payment.status !== 'pending') return { status: 200, body: paymentJson(payment) };
    const refreshed = await refreshPayment(services, payment).catch((error: unknown) => {
      log.warn({ err: error, payment: payment.id }, 'the provider could not be asked');
      return payment;
    });
    return { status: 200, body: paymentJson(refreshed) };
  },
);
