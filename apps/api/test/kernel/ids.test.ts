import { expect, test } from 'vitest';
import { stableId } from '../../src/demo/people/ids';
import { idFrom, isId } from '../../src/kernel/ids';
import { paymentIdOf } from '../../src/payments/checkout/begin-payment';

test('a text always gives the same id, of the wanted version', () => {
  expect(idFrom('one', 4)).toBe('7692c3ad-3540-4b80-bc02-0b3aee66cd88');
  expect([idFrom('one', 8), isId(idFrom('one', 8))]).toEqual(['7692c3ad-3540-8b80-bc02-0b3aee66cd88', true]);
});

test('ids that are in databases stay what they are', () => {
  expect(stableId('heartwood', 'amber', 1)).toBe('9816b947-8565-441a-a1cb-c7670852c659');
  expect(paymentIdOf('7c9e6679-7425-40de-944b-e07fc1f90ae7', 'key')).toBe(
    'cf192154-afd0-884d-990b-ba406910ce87',
  );
});
