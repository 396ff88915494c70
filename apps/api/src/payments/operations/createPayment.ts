import { randomUUID } from 'node:crypto';
import { isLocale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import type { Payment } from '../../database/money-schema';
import { ApiError } from '../../kernel/api-error';
import { siteOrigin } from '../../kernel/edge/site-origin';
import { operation, type Context } from '../../kernel/operation';
import { beginPayment, dropPayment, paymentIdOf } from '../checkout/begin-payment';
import { orderMessages } from '../checkout/messages';
import { checkOrder } from '../checkout/order';
import { paymentCountry } from '../checkout/payment-country';
import { paymentJson } from '../checkout/payment-json';
import { ProviderError, providerNamed } from '../providers/payment-provider';
import { ownPayment } from '../checkout/find-payment';

type Ordering = Context<'createPayment', { access: 'member' }>;

/** Creates the payment at the provider; idempotent. */
async function askProvider({ member, brand, client, services }: Ordering, payment: Payment) {
  const origin = siteOrigin(services.environment, brand, client);
  const provider = providerNamed(services.payments, payment.provider);
  if (!provider) throw new ApiError('provider_unavailable', { retryAfter: 60 });
  const country = payment.country ?? '';
  const language = isLocale(member.language) ? member.language : 'en';
  const intl = await intlFor(language, country);
  const { credits } = payment;
  try {
    return await provider.create({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      method: payment.method,
      description: intl.formatMessage(orderMessages.description, { credits, brand: brand.settings.name }),
      language,
      country,
      returnUrl: `${origin}/transactions/${payment.id}`,
      webhookUrl: `${origin}/api/payment-webhook.php`,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.log.warn({ err: error, payment: payment.id }, 'the provider made no payment');
    await dropPayment(services, payment.id);
    if (error.reason === 'refused') throw new ApiError('method_not_offered');
    await services.limits.giveBack('payment-create', member.id);
    throw new ApiError('provider_unavailable', { retryAfter: 5 });
  }
}

export const createPayment = operation(
  'createPayment',
  { access: 'member', transaction: 'later', limits: ['payment-create'] },
  async (context) => {
    const { db, body, brand, member, clock, services, idempotencyKey, writeOnce } = context;
    const id = idempotencyKey === null ? randomUUID() : paymentIdOf(member.id, idempotencyKey);
    let payment =
      idempotencyKey === null ? undefined : await ownPayment(db, member.id, id).executeTakeFirst();
    if (!payment) {
      const country = await paymentCountry(context, body.country);
      const ordering = { member, brand, country, now: clock.now() };
      const { order, discount } = await checkOrder(db, body, ordering);
      const seller = brand.manifest.company.id;
      const begun = { id, account_id: member.id, brand: brand.id, seller, ...order };
      payment = await beginPayment(services, begun, { discount, pool: brand.pool });
    }
    const made =
      payment.provider_id === null && payment.status === 'pending'
        ? await askProvider(context, payment)
        : null;
    return writeOnce(async (scope) => {
      const stored = await ownPayment(scope.db, member.id, id)
        .forUpdate()
        .executeTakeFirstOrThrow(() => new ApiError('provider_unavailable', { retryAfter: 1 }));
      if (!made || stored.provider_id !== null) return { status: 201, body: paymentJson(stored) };
      const { providerId: provider_id, checkoutUrl: checkout_url } = made;
      await scope.db.updateTable('payment').set({ provider_id, checkout_url }).where('id', '=', id).execute();
      return { status: 201, body: paymentJson({ ...stored, provider_id, checkout_url }) };
    });
  },
);
