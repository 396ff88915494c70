import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { ownPayment } from '../checkout/find-payment';
import { paymentJson } from '../checkout/payment-json';
import { tryRefreshPayment } from '../checkout/refresh-payment';

export const getPayment = operation(
  'getPayment',
  { access: 'member' },
  async ({ db, query, member, services, log }) => {
    const payment = await ownPayment(db, member.id, knownId(query.id)).executeTakeFirstOrThrow(
      () => new ApiError('not_found'),
    );
    const isOpen = payment.status === 'pending';
    return {
      status: 200,
      body: paymentJson(isOpen ? await tryRefreshPayment({ ...services, log }, payment) : payment),
    };
  },
);
