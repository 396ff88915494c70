import { expect, test } from 'vitest';
import { below, breakpoints, from } from './breakpoints';
import { gridColumns, toastWidth } from './measures';

test('layouts change at 576, 768, 992 and 1200 px', () => {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  expect(names.map(from)).toEqual([
    'screen and (min-width: 36rem)',
    'screen and (min-width: 48rem)',
    'screen and (min-width: 62rem)',
    'screen and (min-width: 75rem)',
  ]);
  expect(below('tablet')).toBe('screen and (max-width: 47.99875rem)');
});

test('the grid has twelve columns, and a toast is 350 px wide', () => {
  expect([gridColumns, toastWidth]).toEqual([12, 350]);
});
