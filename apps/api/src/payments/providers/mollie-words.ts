import { isPaymentMethod, minorUnitsPerMajor, type PaymentMethod } from '@heartwood/domain';
import { formatLocale, isLocale } from '@heartwood/i18n';
import { Locale, PaymentMethod as MollieMethod } from '@mollie/api-client';

interface MollieAmount {
  value: string;
  currency: string;
}

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

/** Mollie's name of a method of ours. */
export function mollieMethod(method: string): MollieMethod | undefined {
  return isPaymentMethod(method) ? methods[method] : undefined;
}

const mollieLocales: Readonly<Record<string, Locale | undefined>> = Locale;

/** The language of Mollie's pages; undefined leaves it to the browser. */
export function mollieLocale(language: string, country: string): Locale | undefined {
  if (!isLocale(language)) return undefined;
  const wanted = [formatLocale(language, country), formatLocale(language, null)].map((tag) =>
    tag.replace('-', '_'),
  );
  return wanted.map((tag) => mollieLocales[tag]).find((known) => known !== undefined);
}

/** Minor units as Mollie writes them: 1505 of EUR is 15.05. */
export function mollieAmount(amount: number, currency: string): MollieAmount {
  return { value: (amount / minorUnitsPerMajor).toFixed(2), currency };
}

/** What Mollie wrote, in minor units; NaN where it is no number. */
export function minorUnits({ value }: MollieAmount): number {
  return Math.round(Number(value) * minorUnitsPerMajor);
}
