import { randomUUID } from 'node:crypto';
import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation } from '../../kernel/operation';
import { beginPayment, paymentIdOf } from '../../payments/checkout/begin-payment';
import { ownPayment } from '../../payments/checkout/find-payment';
import { checkOrder } from '../../payments/checkout/order';
import { paymentCountry } from '../../payments/checkout/payment-country';
import { sendCode } from '../code';
import { readDebtor } from '../debtor';
import { directDebitId, directDebitName } from '../direct-debit-provider';
import { directDebitJson } from '../direct-debit-json';
import { endUnconfirmedOrders } from '../end-unconfirmed-orders';
import { ownDirectDebit } from '../find-direct-debit';
import { writeDirectDebit } from '../write-direct-debit';

export const orderDirectDebit = operation(
  'orderDirectDebit',
  { access: 'member', transaction: 'later', limits: ['payment-create'] },
  async (context) => {
    const { db, body, brand, member, client, clock, services, idempotencyKey, writeOnce } = context;
    const { company } = brand.manifest;
    if (company.creditor_id === null || !services.sms) throw new ApiError('method_not_offered');
    const origin = siteOrigin(services.environment, brand, client);
    const id = idempotencyKey === null ? randomUUID() : paymentIdOf(member.id, idempotencyKey);
    const begunBefore =
      idempotencyKey === null ? undefined : await ownPayment(db, member.id, id).executeTakeFirst();
    if (!begunBefore) {
      const country = await paymentCountry(context, body.country);
      const debtor = readDebtor(body, country);
      const wish = { ...body, method: 'directdebit' };
      const ordering = { member, brand, country, now: clock.now(), directDebit: true };
      const { order, discount } = await checkOrder(db, wish, ordering);
      await endUnconfirmedOrders(services, member.id);
      const begun = {
        id,
        account_id: member.id,
        brand: brand.id,
        seller: company.id,
        provider_id: directDebitId(id),
        checkout_url: `${origin}/directdebit?payment=${id}`,
        ...order,
      };
      await beginPayment(services, begun, {
        discount,
        pool: brand.pool,
        provider: directDebitName,
        also: (scope, payment) =>
          writeDirectDebit(scope, payment, {
            debtor,
            brand,
            language: member.language,
            secret: services.environment.SESSION_SECRET,
          }),
      });
    }
    const found = await ownDirectDebit(db, member.id, id);
    if (!found.debit.code_sent_at && !found.debit.cancelled_at)
      await sendCode(services, found, {
        brand,
        origin,
        limitKey: client.limitKey,
        counted: [['payment-create', member.id]],
      });
    return writeOnce(async (scope) => {
      const { payment, debit } = await ownDirectDebit(scope.db, member.id, id);
      return { status: 201, body: directDebitJson(payment, debit) };
    });
  },
);
