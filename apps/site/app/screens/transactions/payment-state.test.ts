import { buildPayment } from '@heartwood/api-contract/builders';
import type { Payment } from '@heartwood/api-contract';
import { expect, test } from 'vitest';
import { paymentState } from './payment-state';

const stateOf = (payment: Partial<Payment>) => paymentState(buildPayment({ amount: 2999, ...payment }));

test.each(['pending', 'failed', 'cancelled', 'completed'] as const)('a payment is %s', (status) => {
  expect(stateOf({ status })).toBe(status);
});

test('a completed payment may have been refunded, in part or whole', () => {
  const states = [950, 2999].map((refunded) => stateOf({ status: 'completed', refunded }));
  expect(states).toEqual(['partly_refunded', 'refunded']);
});

test('a payment that the bank took back is charged back, even if a part was refunded before', () => {
  const states = [0, 999].map((refunded) =>
    stateOf({ status: 'completed', refunded, charged_back: 2999 - refunded }),
  );
  expect(states).toEqual(['charged_back', 'charged_back']);
});
