import { expect, test } from 'vitest';
import { dearestWithin } from './dearest-gift';

const gifts = [
  { id: 'coffee', credits: 2 },
  { id: 'ring', credits: 40 },
  { id: 'rose', credits: 3 },
  { id: 'ice', credits: 3 },
];

test('the nearest gift is the dearest that the balance pays for, the first of several; none below all', () => {
  expect([1, 2, 3, 39, 40].map((balance) => dearestWithin(gifts, balance))).toEqual([
    null,
    'coffee',
    'rose',
    'rose',
    'ring',
  ]);
  expect(dearestWithin([], 5)).toBe(null);
});
