import { buildSpending } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { limitLeft } from './spend-limit';

const order = { amount: 2999, currency: 'EUR' };

test('returns the remaining limit only when the order exceeds it', () => {
  const left = (spending: Parameters<typeof buildSpending>[0]) => limitLeft(buildSpending(spending), order);
  expect([
    left({ limit: null }),
    left({ limit: 2999 }),
    left({ limit: 2998 }),
    left({ limit: 5000, spent: 1000, open: 1001 }),
    left({ limit: 5000, spent: 1000, open: 1002 }),
    left({ limit: 1000, spent: 2000 }),
    limitLeft(null, order),
  ]).toEqual([undefined, undefined, 2998, undefined, 2998, 0, undefined]);
});

test('compares the order with what is left in its currency, whatever the currency of the limit', () => {
  const spending = (currency: string) =>
    buildSpending({ limit: 50_000, currency: 'SEK', counted: 49_500, left: { amount: 45, currency } });
  expect([limitLeft(spending('EUR'), order), limitLeft(spending('GBP'), order)]).toEqual([45, undefined]);
});
