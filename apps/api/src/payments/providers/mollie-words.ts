import {
  isPaymentMethod,
  minorUnitsPerMajor,
  type FailureReason,
  type PaymentMethod,
} from '@heartwood/domain';
import { formatLocale, isLocale } from '@heartwood/i18n';
import {
  Locale,
  PaymentMethod as MollieMethod,
  type CardFailureReason,
  type Payment as MolliePayment,
} from '@mollie/api-client';

interface MollieAmount {
  value: string;
  currency: string;
}

/** Mollie's names of our payment methods; for any other method, the member chooses on Mollie's page. */
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

/** Mollie's name of one of our methods. */
export function mollieMethod(method: string): MollieMethod | undefined {
  return isPaymentMethod(method) ? methods[method] : undefined;
}

const mollieLocales: Readonly<Record<string, Locale | undefined>> = Locale;

/** The language of Mollie's pages; undefined for the browser's. */
export function mollieLocale(language: string, country: string): Locale | undefined {
  if (!isLocale(language)) return undefined;
  const wanted = [formatLocale(language, country), formatLocale(language, null)].map((tag) =>
    tag.replace('-', '_'),
  );
  return wanted.map((tag) => mollieLocales[tag]).find((known) => known !== undefined);
}

/** Formats minor units as Mollie expects them: 1505 of EUR is 15.05. */
export function mollieAmount(amount: number, currency: string): MollieAmount {
  return { value: (amount / minorUnitsPerMajor).toFixed(2), currency };
}

/** Parses Mollie's amount into minor units; NaN if it isn't a number. */
export function minorUnits({ value }: MollieAmount): number {
  return Math.round(Number(value) * minorUnitsPerMajor);
}

const failures: Record<CardFailureReason, FailureReason | null> = {
  authentication_abandoned: 'authentication_failed',
  authentication_failed: 'authentication_failed',
  authentication_required: 'authentication_failed',
  authentication_unavailable_acs: 'authentication_failed',
  card_declined: 'declined',
  card_expired: 'card_expired',
  inactive_card: 'declined',
  insufficient_funds: 'insufficient_funds',
  invalid_cvv: 'invalid_details',
  invalid_card_holder_name: 'invalid_details',
  invalid_card_number: 'invalid_details',
  invalid_card_type: 'declined',
  possible_fraud: 'declined',
  refused_by_issuer: 'declined',
  unknown_reason: null,
};

const isKnownFailure = (reason: unknown): reason is CardFailureReason =>
  typeof reason === 'string' && Object.hasOwn(failures, reason);

/** Why a payment failed, from its details; null if Mollie doesn't say. */
export function failureReasonOf({ details }: Pick<MolliePayment, 'details'>): FailureReason | null {
  const reason = details && 'failureReason' in details ? details.failureReason : null;
  return isKnownFailure(reason) ? failures[reason] : null;
}
