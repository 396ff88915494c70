import { expect, test } from 'vitest';
import { countsLater, limitValue, readLimit } from './spend-limit';

test.each([
  ['', null, null],
  [' ', null, null],
  ['150', 15_000, null],
  ['1 500', 150_000, null],
  ['99,5', 9950, null],
  ['99.95', 9995, null],
  ['0', 0, null],
  ['1.000', null, 'invalid'],
  ['-5', null, 'invalid'],
  ['viel', null, 'invalid'],
  ['1e9', null, 'invalid'],
  ['10000000', null, 'too_high'],
])('parses the limit %j as %j with the error %j', (typed, limit, wrong) => {
  expect(readLimit(typed)).toEqual({ limit, wrong });
});

test('a formatted limit parses to the same value', () => {
  const limits = [null, 0, 9950, 15_000];
  expect(limits.map((limit) => readLimit(limitValue(limit)).limit)).toEqual(limits);
});

test('a raised or removed limit applies later, a lowered or first one at once', () => {
  const cases = [
    [20_000, 15_000],
    [null, 15_000],
    [10_000, 15_000],
    [15_000, 15_000],
    [10_000, null],
    [null, null],
  ] as const;
  expect(cases.map(([limit, current]) => countsLater(limit, current))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
