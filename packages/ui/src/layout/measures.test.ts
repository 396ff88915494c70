import { expect, test } from 'vitest';
import { below, breakpoints, from } from './breakpoints';
import { gridColumns, toastWidth } from './measures';

test('layouts change at 576, 768, 992 and 1200 px', () => {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  expect(names.map(from)).toEqual([
    'screen and (min-width: 576px)',
    'screen and (min-width: 768px)',
    'screen and (min-width: 992px)',
    'screen and (min-width: 1200px)',
  ]);
  expect(below('tablet')).toBe('screen and (max-width: 767.98px)');
});

test('the grid has twelve columns, and a toast is 350 px wide', () => {
  expect([gridColumns, toastWidth]).toEqual([12, 350]);
});
