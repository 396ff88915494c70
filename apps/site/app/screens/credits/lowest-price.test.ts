import { expect, test } from 'vitest';
import { lowestPrice } from './lowest-price';

test('the lowest price is that of the cheapest package, wherever it is listed', () => {
  const offers = [3490, 1117, 15_990].map((amount) => ({ amount, currency: 'EUR' }));
  expect(lowestPrice(offers)).toEqual({ amount: 1117, currency: 'EUR' });
});

test('without packages there is no lowest price', () => {
  expect(lowestPrice([])).toBe(null);
});
