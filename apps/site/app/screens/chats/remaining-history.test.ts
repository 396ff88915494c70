import { expect, test } from 'vitest';
import { remainingHistory } from './remaining-history';

test('warns from 90 % of the history limit on, and never without a limit', () => {
  const remaining = [44, 45, 49, 50, 51].map((used) => remainingHistory({ limit: 50, used }));
  expect(remaining).toEqual([null, 5, 1, 0, 0]);
  expect(remainingHistory({ limit: 0, used: 900 })).toBeNull();
});
