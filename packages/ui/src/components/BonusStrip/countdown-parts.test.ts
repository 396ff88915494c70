import { expect, it } from 'vitest';
import { countdownParts } from './countdown-parts';

it('returns hours, minutes and seconds with two digits each, never below zero', () => {
  expect([14_400, 3661, 59, 0, -5].map((seconds) => countdownParts(seconds).join(':'))).toEqual([
    '04:00:00',
    '01:01:01',
    '00:00:59',
    '00:00:00',
    '00:00:00',
  ]);
});
