import { expect, test } from 'vitest';
import { atPriceList } from '../../src/payments/ledger/price-list-rate';

const packages = {
  EUR: [
    { id: 'large', credits: 40, amount: 3200 },
    { id: 'small', credits: 15, amount: 1500 },
    { id: 'tiny', credits: 5, amount: 500 },
  ],
  SEK: [
    { id: 'large', credits: 40, amount: 32_500 },
    { id: 'small', credits: 15, amount: 16_500 },
  ],
  CHF: [{ id: 'other', credits: 15, amount: 1600 }],
};

test('a sum counts at the prices of the cheapest package sold in both currencies', () => {
  expect([
    atPriceList(packages, 3000, { from: 'EUR', to: 'SEK' }),
    atPriceList(packages, 33_000, { from: 'SEK', to: 'EUR' }),
    atPriceList(packages, 100, { from: 'SEK', to: 'EUR' }),
    atPriceList(packages, 100, { from: 'EUR', to: 'EUR' }),
  ]).toEqual([33_000, 3000, (100 * 1500) / 16_500, 100]);
});

test('a sum counts as the same number without a package sold in both currencies', () => {
  expect([
    atPriceList(packages, 700, { from: 'CHF', to: 'EUR' }),
    atPriceList(packages, 700, { from: 'EUR', to: 'PLN' }),
    atPriceList(packages, 700, { from: 'PLN', to: 'EUR' }),
  ]).toEqual([700, 700, 700]);
});
