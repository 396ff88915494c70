import type { Currency } from './money';

/** Countries that use the euro, ISO 3166 codes. */
export const euroCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
] as const;

export type PaymentMethodKind = 'card' | 'wallet' | 'bank' | 'voucher' | 'banktransfer' | 'directdebit';

type MethodRule = {
  kind: PaymentMethodKind;
  countries: 'everywhere' | readonly string[];
  currencies: 'any' | readonly Currency[];
  /** Exists on old payments, never offered. */
  retired?: true;
  /** Only offered on Apple devices. */
  appleDevices?: true;
};

/** All payment methods in display order, country-specific ones first. */
export const paymentMethods = {
  ideal: { kind: 'bank', countries: ['NL'], currencies: ['EUR'] },
  bancontact: { kind: 'bank', countries: ['BE'], currencies: ['EUR'] },
  blik: { kind: 'wallet', countries: ['PL'], currencies: ['PLN'] },
  przelewy24: { kind: 'bank', countries: ['PL'], currencies: ['PLN', 'EUR'] },
  satispay: { kind: 'wallet', countries: ['IT'], currencies: ['EUR'] },
  mobilepay: { kind: 'wallet', countries: ['DK', 'FI'], currencies: ['DKK', 'EUR'] },
  swish: { kind: 'wallet', countries: ['SE'], currencies: ['SEK'] },
  vipps: { kind: 'wallet', countries: ['NO'], currencies: ['NOK'] },
  twint: { kind: 'wallet', countries: ['CH'], currencies: ['CHF'] },
  eps: { kind: 'bank', countries: ['AT'], currencies: ['EUR'] },
  applepay: { kind: 'wallet', countries: 'everywhere', currencies: 'any', appleDevices: true },
  card: { kind: 'card', countries: 'everywhere', currencies: 'any' },
  paypal: { kind: 'wallet', countries: 'everywhere', currencies: 'any' },
  directdebit: { kind: 'directdebit', countries: euroCountries, currencies: ['EUR'] },
  banktransfer: { kind: 'banktransfer', countries: 'everywhere', currencies: 'any' },
  paysafecard: { kind: 'voucher', countries: 'everywhere', currencies: 'any' },
  giropay: { kind: 'bank', countries: ['DE'], currencies: ['EUR'], retired: true },
  sofort: {
    kind: 'bank',
    countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL'],
    currencies: ['EUR', 'CHF'],
    retired: true,
  },
} as const satisfies Record<string, MethodRule>;

export type PaymentMethod = keyof typeof paymentMethods;
export const paymentMethodIds = Object.keys(paymentMethods) as readonly PaymentMethod[];

/** Whether a text names a payment method, retired ones included. */
export function isPaymentMethod(text: unknown): text is PaymentMethod {
  return typeof text === 'string' && Object.hasOwn(paymentMethods, text);
}

/** Card brands: logos of the card method and the countries that show them. */
export const cardBrands = {
  visa: 'everywhere',
  mastercard: 'everywhere',
  maestro: 'everywhere',
  carte_bancaire: ['FR'],
  dankort: ['DK'],
  nexi: ['IT'],
  postepay: ['IT'],
} as const satisfies Record<string, 'everywhere' | readonly string[]>;

export type CardBrand = keyof typeof cardBrands;

/** Returns the card logos shown in a country. */
export function cardBrandsIn(country: string): CardBrand[] {
  return (Object.keys(cardBrands) as CardBrand[]).filter((brand) => covers(cardBrands[brand], country));
}

/** Returns a method's logos in a country: for cards the brands, else its own. */
export function methodLogos(method: PaymentMethod, country: string): string[] {
  return method === 'card' ? cardBrandsIn(country) : [method];
}

/** Filters the brand's enabled methods by country and currency. */
export function offeredMethods(offer: {
  country: string;
  currency: Currency;
  brandMethods: readonly PaymentMethod[];
  appleDevice: boolean;
}): PaymentMethod[] {
  return paymentMethodIds.filter((method) => {
    const rule: MethodRule = paymentMethods[method];
    return (
      !rule.retired &&
      offer.brandMethods.includes(method) &&
      covers(rule.countries, offer.country) &&
      (rule.currencies === 'any' || rule.currencies.includes(offer.currency)) &&
      (!rule.appleDevices || offer.appleDevice)
    );
  });
}

function covers(countries: 'everywhere' | readonly string[], country: string): boolean {
  return countries === 'everywhere' || countries.includes(country);
}
