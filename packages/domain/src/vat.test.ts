import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentMethods } from './payment-methods';
import { vatIn, vatRateIn } from './vat';

test.each([
  ['NL', 21],
  ['FI', 25.5],
  ['CH', 8.1],
  ['GB', 20],
  ['US', null],
  ['', null],
  ['constructor', null],
])('the VAT rate of %j is %s percent', (country, rate) => {
  expect(vatRateIn(country)).toBe(rate);
});

test('every country with the euro has a VAT rate', () => {
  expect(paymentMethods.directdebit.countries.filter((country) => vatRateIn(country) === null)).toEqual([]);
});

test.each([
  [2999, 21, 520],
  [950, 21, 165],
  [1500, 25.5, 305],
  [1000, 8.1, 75],
  [121, 21, 21],
  [1, 27, 0],
  [0, 27, 0],
])('the VAT in %i minor units at %d percent is %i', (amount, rate, vat) => {
  expect(vatIn(amount, rate)).toBe(vat);
});

test('the VAT of the net amount is the VAT of the gross amount, to the nearest unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(8.1, 17, 19, 21, 25.5, 27),
      (amount, rate) => {
        const net = amount - vatIn(amount, rate);
        expect(Math.abs((net * rate) / 100 - vatIn(amount, rate))).toBeLessThanOrEqual(
          (0.5 * (100 + rate)) / 100 + 1e-6,
        );
      },
    ),
  );
});
