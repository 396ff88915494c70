import { expect, test } from 'vitest';
import { historyRoom } from './history-room';

test('warns from 90 % of the history limit on, and never without a limit', () => {
  const rooms = [44, 45, 49, 50, 51].map((used) => historyRoom({ limit: 50, used }));
  expect(rooms).toEqual([null, 5, 1, 0, 0]);
  expect(historyRoom({ limit: 0, used: 900 })).toBeNull();
});
