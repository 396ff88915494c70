import { expect, test } from 'vitest';
import { dayOf, daysBetween, daysOf } from './line-groups';
import type { Line } from './line-groups';

const line = (id: string, created: string, change: Partial<Line> = {}): Line => ({
  id,
  mine: true,
  created,
  status: 'delivered',
  ...change,
});

const shape = (lines: readonly Line[], timeZone: string) =>
  daysOf(lines, timeZone).map(({ date, groups }) => [date, groups.map((group) => group.map(({ id }) => id))]);

test('groups lines of one member within two minutes of the first line', () => {
  const lines = [
    line('a', '2026-01-05T10:00:00Z'),
    line('b', '2026-01-05T10:02:00Z'),
    line('c', '2026-01-05T10:02:01Z'),
    line('d', '2026-01-05T10:02:02Z', { mine: false }),
    line('e', '2026-01-05T10:02:03Z'),
  ];
  expect(shape(lines, 'UTC')).toEqual([['2026-01-05', [['a', 'b'], ['c'], ['d'], ['e']]]]);
});

test('groups read and delivered lines, and separates waiting, sending and failed ones', () => {
  const lines = [
    line('a', '2026-01-05T10:00:00Z', { status: 'read' }),
    line('b', '2026-01-05T10:00:01Z'),
    line('c', '2026-01-05T10:00:02Z', { status: 'waiting' }),
    line('d', '2026-01-05T10:00:03Z', { status: 'sending' }),
    line('e', '2026-01-05T10:00:04Z', { status: 'failed' }),
  ];
  expect(shape(lines, 'UTC')).toEqual([['2026-01-05', [['a', 'b'], ['c'], ['d'], ['e']]]]);
});

test("days follow the reader's time zone and split groups", () => {
  const lines = [line('a', '2026-01-05T22:59:30Z'), line('b', '2026-01-05T23:00:10Z')];
  expect(shape(lines, 'Europe/Amsterdam')).toEqual([
    ['2026-01-05', [['a']]],
    ['2026-01-06', [['b']]],
  ]);
  expect(shape(lines, 'UTC')).toEqual([['2026-01-05', [['a', 'b']]]]);
});

test('counts calendar days, also across a day of 23 hours', () => {
  expect(dayOf(new Date('2026-03-29T22:30:00Z'), 'Europe/Amsterdam')).toBe('2026-03-30');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2025-12-31', '2026-01-01')).toBe(1);
});
