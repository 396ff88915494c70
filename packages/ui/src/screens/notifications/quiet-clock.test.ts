import { expect, test } from 'vitest';
import { minutesOf, placeOf, quietMinutes, timeOf } from './quiet-clock';

test('converts between times and minutes, also across midnight', () => {
  expect(['00:00', '07:45', '23:59'].map(minutesOf)).toEqual([0, 465, 1_439]);
  expect([0, 465, 1_439, 1_440, 1_455, -15].map(timeOf)).toEqual([
    '00:00',
    '07:45',
    '23:59',
    '00:00',
    '00:15',
    '23:45',
  ]);
});

test.each([
  ['22:30', '08:00', 570],
  ['09:00', '17:15', 495],
  ['00:00', '00:00', 0],
  ['08:00', '07:45', 1_425],
])('quiet hours from %s until %s last %s minutes', (from, until, minutes) => {
  expect(quietMinutes(from, until)).toBe(minutes);
});

test('dusk is on the left and dawn on the right, each within its range', () => {
  const rounded = (twilight: 'dusk' | 'dawn', times: string[]) =>
    times.map((time) => Math.round(placeOf(twilight, time) * 100));
  expect(rounded('dusk', ['19:00', '20:00', '22:30', '23:00', '02:00', '04:00'])).toEqual([
    6, 6, 16, 18, 30, 30,
  ]);
  expect(rounded('dawn', ['03:00', '05:00', '08:00', '11:00', '13:00'])).toEqual([70, 70, 82, 94, 94]);
});
