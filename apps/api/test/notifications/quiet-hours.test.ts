import { expect, test } from 'vitest';
import { isTimeZone, quietUntil } from '../../src/notifications/quiet-hours';

const night = { from: '22:00', until: '07:30', timeZone: 'Europe/Amsterdam' };
const end = (hours: typeof night, at: string) => quietUntil(hours, new Date(at))?.toISOString() ?? null;

test.each([
  ['before them', '2026-01-10T20:59:59Z', null],
  ['at their first second', '2026-01-10T21:00:00Z', '2026-01-11T06:30:00.000Z'],
  ['over midnight', '2026-01-10T23:30:20Z', '2026-01-11T06:30:00.000Z'],
  ['at their last second', '2026-01-11T06:29:59Z', '2026-01-11T06:30:00.000Z'],
  ['after them', '2026-01-11T06:30:00Z', null],
])('%s: returns the end of the quiet hours, or null outside them', (_, at, expected) => {
  expect(end(night, at)).toBe(expected);
});

test('quiet hours within one day', () => {
  const siesta = { from: '13:00', until: '15:10', timeZone: 'Europe/Madrid' };
  expect([
    end(siesta, '2026-07-01T10:59:00Z'),
    end(siesta, '2026-07-01T11:00:00Z'),
    end(siesta, '2026-07-01T13:10:00Z'),
  ]).toEqual([null, '2026-07-01T13:10:00.000Z', null]);
});

test('equal start and end mean no quiet hours', () => {
  expect(end({ ...night, from: '08:00', until: '08:00' }, '2026-01-10T07:00:00Z')).toBe(null);
});

test('the night when clocks go forward is an hour shorter', () => {
  expect(end(night, '2026-03-28T21:00:00Z')).toBe('2026-03-29T05:30:00.000Z');
  const untilSkipped = { ...night, until: '02:30' };
  expect(end(untilSkipped, '2026-03-28T23:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
});

test('the night when clocks go back is an hour longer', () => {
  expect(end(night, '2026-10-24T20:00:00Z')).toBe('2026-10-25T06:30:00.000Z');
  const untilRepeated = { ...night, until: '02:30' };
  expect(end(untilRepeated, '2026-10-24T23:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(end(untilRepeated, '2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30:00.000Z');
});

test('quiet hours in zones with odd offsets and across the date line', () => {
  expect(end({ ...night, timeZone: 'Asia/Kathmandu' }, '2026-01-10T16:15:00Z')).toBe(
    '2026-01-11T01:45:00.000Z',
  );
  expect(end({ ...night, timeZone: 'Pacific/Kiritimati' }, '2026-01-10T08:00:00Z')).toBe(
    '2026-01-10T17:30:00.000Z',
  );
});

test('time zone names are valid, and offsets and unknown names are not', () => {
  const names = [
    'Europe/Amsterdam',
    'UTC',
    'America/Argentina/Buenos_Aires',
    '',
    'Moon/Base',
    '+02:00',
    '../etc',
  ];
  expect(names.filter(isTimeZone)).toEqual(['Europe/Amsterdam', 'UTC', 'America/Argentina/Buenos_Aires']);
});
