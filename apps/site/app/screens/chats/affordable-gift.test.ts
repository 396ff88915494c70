import { expect, test } from 'vitest';
import { largestAffordable } from './affordable-gift';

const gifts = [
  { id: 'coffee', credits: 2 },
  { id: 'ring', credits: 40 },
  { id: 'rose', credits: 3 },
  { id: 'ice', credits: 3 },
];

test('the nearest gift is the most expensive that the balance pays for, the first of several; none below all', () => {
  expect([1, 2, 3, 39, 40].map((balance) => largestAffordable(gifts, balance))).toEqual([
    null,
    'coffee',
    'rose',
    'rose',
    'ring',
  ]);
  expect(largestAffordable([], 5)).toBe(null);
});
