import { providerStatuses } from '@heartwood/domain';
import {
  MollieApiError,
  PaymentEmbed,
  RefundStatus,
  type MollieClient,
  type Payment as MolliePayment,
} from '@mollie/api-client';
import { after, type Clock } from '../../kernel/clock';
import { failureReasonOf, minorUnits, mollieAmount, mollieLocale, mollieMethod } from './mollie-words';
import { ProviderError, type FetchedPayment, type PaymentProvider } from './payment-provider';

/** Longer than three tries of the client, two seconds apart, if Mollie answers at all. */
const defaultTimeoutMilliseconds = 10_000;
/** How long a bank transfer may be paid: it takes days, and we check it for 14. */
const bankTransferSeconds = 7 * 24 * 3600;
/** Statuses of refunds that move no money. */
const withoutMoney: readonly RefundStatus[] = [RefundStatus.canceled, RefundStatus.failed];

const statusCodeOf = (error: unknown) => (error instanceof MollieApiError ? error.statusCode : undefined);

function sum(amounts: readonly { value: string; currency: string }[]): number {
  return amounts.reduce((total, amount) => total + minorUnits(amount), 0);
}

/** A text stored in Mollie's metadata; null if missing. */
function keptText(metadata: unknown, name: 'paymentId' | 'key'): string | null {
  const kept = ((metadata ?? {}) as Record<string, unknown>)[name];
  return typeof kept === 'string' ? kept : null;
}

/** Refunds count as soon as they are requested. A chargeback that was won stays listed as reversed. */
function reversals({ amountRefunded, amountChargedBack, _embedded: embedded = {} }: MolliePayment) {
  const { refunds, chargebacks } = embedded;
  const moving = refunds?.filter(({ status }) => !withoutMoney.includes(status));
  return {
    refunded: moving ? sum(moving.map(({ amount }) => amount)) : sum(amountRefunded ? [amountRefunded] : []),
    refundKeys: (moving ?? []).flatMap(({ metadata }) => keptText(metadata, 'key') ?? []),
    chargedBack: chargebacks
      ? sum(chargebacks.map(({ amount }) => amount))
      : sum(amountChargedBack ? [amountChargedBack] : []),
    wonBack: sum((chargebacks ?? []).filter(({ reversedAt }) => reversedAt).map(({ amount }) => amount)),
  };
}

function fetched(payment: MolliePayment): FetchedPayment {
  const said: string = payment.status;
  const status = providerStatuses.find((known) => known === said);
  const amount = minorUnits(payment.amount);
  const { refunded, chargedBack, wonBack, refundKeys } = reversals(payment);
  if (!status || ![amount, refunded, chargedBack, wonBack].every(Number.isSafeInteger)) {
    throw new ProviderError('unavailable', `Mollie said something unknown of ${payment.id}`);
  }
  return {
    status,
    failureReason: status === 'failed' ? failureReasonOf(payment) : null,
    amount,
    currency: payment.amount.currency,
    paymentId: keptText(payment.metadata, 'paymentId'),
    refunded,
    chargedBack,
    wonBack,
    refundKeys,
  };
}

/**
 * Mollie as a payment provider, through its client; a request that exceeds the timeout counts as unavailable.
 */
export function mollieProvider(
  { payments, paymentRefunds }: Pick<MollieClient, 'payments' | 'paymentRefunds'>,
  clock: Clock,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
): PaymentProvider {
  async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ProviderError('unavailable', 'Mollie took too long')),
        timeoutMilliseconds,
      );
    });
    try {
      return await Promise.race([call, late]);
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      const message = error instanceof Error ? error.message : 'Mollie failed';
      throw new ProviderError(statusCodeOf(error) === 422 ? 'refused' : 'unavailable', message);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    name: 'mollie',
    async create(order) {
      const made = await answerOf(
        payments.create({
          amount: mollieAmount(order.amount, order.currency),
          description: order.description,
          redirectUrl: order.returnUrl,
          webhookUrl: order.webhookUrl,
          metadata: { paymentId: order.paymentId },
          method: mollieMethod(order.method),
          locale: mollieLocale(order.language, order.country),
          ...(order.method === 'banktransfer' && {
            dueDate: after(clock.now(), bankTransferSeconds).toISOString().slice(0, 10),
          }),
          idempotencyKey: order.paymentId,
        }),
      );
      const checkoutUrl = made.getCheckoutUrl();
      if (!checkoutUrl) throw new ProviderError('unavailable', `Mollie gave no checkout for ${made.id}`);
      return { providerId: made.id, checkoutUrl };
    },
    async fetch(providerId) {
      const embed = [PaymentEmbed.refunds, PaymentEmbed.chargebacks];
      const call = payments.get(providerId, { embed }).catch((error: unknown) => {
        const status = statusCodeOf(error);
        if (status === 404 || status === 410) return null;
        throw error;
      });
      const payment = await answerOf(call);
      return payment && fetched(payment);
    },
    async cancel(providerId) {
      await answerOf(payments.cancel(providerId)).catch(() => undefined);
    },
    async refund({ providerId, amount, currency, description, idempotencyKey }) {
      await answerOf(
        paymentRefunds.create({
          paymentId: providerId,
          amount: mollieAmount(amount, currency),
          description,
          metadata: { key: idempotencyKey },
          idempotencyKey,
        }),
      );
    },
  };
}
