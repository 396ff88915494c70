import { expect, test } from 'vitest';
import { idFrom, isId } from '../../src/kernel/ids';
import { paymentIdOf } from '../../src/payments/checkout/begin-payment';

test('the same text always gives the same version 8 UUID', () => {
  expect([idFrom('one'), isId(idFrom('one'))]).toEqual(['7692c3ad-3540-8b80-bc02-0b3aee66cd88', true]);
});

test('the derivation of payment ids does not change', () => {
  expect(paymentIdOf('7c9e6679-7425-40de-944b-e07fc1f90ae7', 'key')).toBe(
    'cf192154-afd0-884d-990b-ba406910ce87',
  );
});
