import { isPaymentMethod, minorUnitsPerMajor, providerStatuses, type PaymentMethod } from '@heartwood/domain';
import { formatLocale, isLocale } from '@heartwood/i18n';
import { Locale, PaymentMethod as MollieMethod } from '@mollie/api-client';
import { after, type Clock } from '../../kernel/clock';
import { ProviderError, type FetchedPayment, type PaymentProvider } from './payment-provider';

interface MollieAmount {
  value: string;
  currency: string;
}

/** What we read of Mollie's payment. */
export interface MolliePayment {
  id: string;
  status: string;
  amount: MollieAmount;
  amountRefunded?: MollieAmount;
  amountChargedBack?: MollieAmount;
  metadata?: unknown;
  getCheckoutUrl(): string | null;
}

/** What we send to have a payment made. */
export interface MollieOrder {
  amount: MollieAmount;
  description: string;
  redirectUrl: string;
  webhookUrl: string;
  metadata: { paymentId: string };
  method?: MollieMethod;
  locale?: Locale;
  /** The last day to pay, as YYYY-MM-DD; Mollie takes it for bank transfers only, other methods end by themselves. */
  dueDate?: string;
  idempotencyKey: string;
}

/** The part of Mollie's client that we use: its `payments`. */
export interface MolliePayments {
  create(order: MollieOrder): Promise<MolliePayment>;
  get(id: string): Promise<MolliePayment>;
  cancel(id: string): Promise<unknown>;
}

const patienceMilliseconds = 10_000;
/** A bank transfer may be paid this long: it takes days, and we look it up for 14. */
const bankTransferSeconds = 7 * 24 * 3600;

/** Mollie's names of our methods; a method that is not here is chosen on Mollie's own page. */
const methods: Partial<Record<PaymentMethod, MollieMethod>> = {
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  blik: MollieMethod.blik,
  przelewy24: MollieMethod.przelewy24,
  satispay: MollieMethod.satispay,
  mobilepay: MollieMethod.mobilepay,
  swish: MollieMethod.swish,
  vipps: MollieMethod.vipps,
  twint: MollieMethod.twint,
  eps: MollieMethod.eps,
  card: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  applepay: MollieMethod.applepay,
  paysafecard: MollieMethod.paysafecard,
  banktransfer: MollieMethod.banktransfer,
};

const mollieLocales: Readonly<Record<string, Locale | undefined>> = Locale;

function localeOf(language: string, country: string): Locale | undefined {
  if (!isLocale(language)) return undefined;
  const wanted = [formatLocale(language, country), formatLocale(language, null)].map((tag) =>
    tag.replace('-', '_'),
  );
  return wanted.map((tag) => mollieLocales[tag]).find((known) => known !== undefined);
}

function written(amount: number, currency: string): MollieAmount {
  return { value: (amount / minorUnitsPerMajor).toFixed(2), currency };
}

function minorUnits(amount: MollieAmount | undefined): number {
  return amount ? Math.round(Number(amount.value) * minorUnitsPerMajor) : 0;
}

const statusCodeOf = (error: unknown) => (error as { statusCode?: unknown } | null | undefined)?.statusCode;

async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProviderError('unavailable', 'Mollie took too long')),
      patienceMilliseconds,
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

function fetched(payment: MolliePayment): FetchedPayment {
  const status = providerStatuses.find((known) => known === payment.status);
  const amount = minorUnits(payment.amount);
  if (!status || !Number.isSafeInteger(amount)) {
    throw new ProviderError('unavailable', `Mollie said something unknown of ${payment.id}`);
  }
  const metadata = payment.metadata as { paymentId?: unknown } | null | undefined;
  return {
    status,
    amount,
    currency: payment.amount.currency,
    paymentId: typeof metadata?.paymentId === 'string' ? metadata.paymentId : null,
    refunded: minorUnits(payment.amountRefunded),
    chargedBack: minorUnits(payment.amountChargedBack),
  };
}

/** Mollie as our provider, over the `payments` of its client. */
export function mollieProvider(payments: MolliePayments, clock: Clock): PaymentProvider {
  return {
    name: 'mollie',
    async create(order) {
      const made = await answerOf(
        payments.create({
          amount: written(order.amount, order.currency),
          description: order.description,
          redirectUrl: order.returnUrl,
          webhookUrl: order.webhookUrl,
          metadata: { paymentId: order.paymentId },
          method: isPaymentMethod(order.method) ? methods[order.method] : undefined,
          locale: localeOf(order.language, order.country),
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
      const call = payments.get(providerId).catch((error: unknown) => {
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
  };
}
