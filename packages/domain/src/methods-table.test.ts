import { expect, test } from 'vitest';
import {
  cardBrandsIn,
  currencies,
  euroCountries,
  offeredMethods,
  paymentMethodIds,
  type Currency,
  type PaymentMethod,
} from './index';

/** Methods limited to some countries, in each of their currencies, as listed in the design. */
const local: readonly [string, Currency, readonly PaymentMethod[]][] = [
  ['NL', 'EUR', ['ideal']],
  ['BE', 'EUR', ['bancontact']],
  ['PL', 'PLN', ['blik', 'przelewy24']],
  ['PL', 'EUR', ['przelewy24']],
  ['IT', 'EUR', ['satispay']],
  ['DK', 'DKK', ['mobilepay']],
  ['DK', 'EUR', ['mobilepay']],
  ['FI', 'EUR', ['mobilepay']],
  ['FI', 'DKK', ['mobilepay']],
  ['SE', 'SEK', ['swish']],
  ['NO', 'NOK', ['vipps']],
  ['CH', 'CHF', ['twint']],
  ['AT', 'EUR', ['eps']],
];

const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const countries = [...euro, ...'AU CA CH CZ DK GB HU IS JP LI NO NZ PL RO SE US'.split(' ')];

/** The methods offered according to the design. */
function expected(country: string, currency: Currency, apple: boolean): PaymentMethod[] {
  const own = local.find(([where, money]) => where === country && money === currency)?.[2] ?? [];
  return [
    ...own,
    ...(apple ? (['applepay'] as const) : []),
    'card',
    'paypal',
    ...(euro.includes(country) && currency === 'EUR' ? (['directdebit'] as const) : []),
    'banktransfer',
    'paysafecard',
  ];
}

const cases = countries.flatMap((country) =>
  currencies.flatMap((currency) => [true, false].map((apple) => ({ country, currency, apple }))),
);

test(`each of ${cases.length} countries, currencies and devices has the payment methods of the design`, () => {
  const wrong = cases.filter(({ country, currency, apple }) => {
    const offer = { country, currency, brandMethods: paymentMethodIds, appleDevice: apple };
    return offeredMethods(offer).join(' ') !== expected(country, currency, apple).join(' ');
  });
  expect([wrong, [...euroCountries]]).toEqual([[], euro]);
});

test('a brand offers only the methods that it enables', () => {
  const wrong = paymentMethodIds.flatMap((method) =>
    cases.filter(({ country, currency, apple }) => {
      const offer = { country, currency, brandMethods: [method], appleDevice: apple };
      const offered = expected(country, currency, apple).includes(method) ? [method] : [];
      return offeredMethods(offer).join(' ') !== offered.join(' ');
    }),
  );
  expect(wrong).toEqual([]);
});

test('each country has its card brands', () => {
  const everywhere = ['visa', 'mastercard', 'maestro'];
  const own: Record<string, string[]> = { FR: ['carte_bancaire'], DK: ['dankort'], IT: ['nexi', 'postepay'] };
  expect(countries.map((country) => [country, cardBrandsIn(country)])).toEqual(
    countries.map((country) => [country, [...everywhere, ...(own[country] ?? [])]]),
  );
});
