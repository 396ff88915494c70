import { buildCreditPackage } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { offersOf } from './offers';
import { messagePriceOf } from './message-price';

const messageCosts = { NL: { costs: 80, currency: 'EUR' }, GB: { costs: 87, currency: 'GBP' } } as const;
const costs = (countries: (string | null)[], messageCredits = 1) => ({
  messageCosts,
  messageCredits,
  countries,
  offers: [],
});

test("uses the chosen country, then the member's own, then the nearby one", () => {
  const price = (countries: (string | null)[], own: string | null) =>
    messagePriceOf(costs(countries), { cost: 1, own })?.currency;
  expect([
    price(['GB', 'NL'], 'NL'),
    price([null, 'GB'], 'NL'),
    price([null, 'GB'], 'JP'),
    price([null, null], null),
  ]).toEqual(['GBP', 'EUR', 'GBP', undefined]);
});

test('the price scales with the credits of the message', () => {
  expect(messagePriceOf(costs(['NL'], 2), { cost: 3, own: null })).toEqual({ amount: 120, currency: 'EUR' });
  expect(messagePriceOf(costs(['NL'], 0), { cost: 0, own: null })).toBe(null);
});

test('uses the price per message of the cheapest package, with its discount', () => {
  const packages = [
    buildCreditPackage({ id: 'small', credits: 20, amount: 1499 }),
    buildCreditPackage({ id: 'large', credits: 60, amount: 3840 }),
  ];
  const offers = offersOf(packages, { percentage: 25, value_percentage: null }, 1);
  expect(messagePriceOf({ ...costs(['NL']), offers }, { cost: 1, own: 'NL' })).toEqual({
    amount: 48,
    currency: 'EUR',
  });
  expect(Math.min(...offers.map(({ perMessage }) => perMessage))).toBe(48);
});
