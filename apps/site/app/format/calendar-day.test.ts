import { expect, test } from 'vitest';
import { dayIn } from './calendar-day';

test('returns the calendar day in the given time zone', () => {
  const now = new Date('2026-11-23T23:30:00Z');
  expect([dayIn(now, 0, 'UTC'), dayIn(now, 0, 'Europe/Berlin'), dayIn(now, 14, 'Europe/Berlin')]).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-12-08',
  ]);
});
