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

test('ignores a limit in another currency', () => {
  expect(limitLeft(buildSpending({ limit: 100, currency: 'GBP' }), order)).toBe(undefined);
});
