import { expect, test } from 'vitest';
import { sectionOf } from './sections';

test('returns the section of a path segment, or the overview without one', () => {
  expect([undefined, 'password', 'delete', 'overview', 'nothing', ''].map(sectionOf)).toEqual([
    'overview',
    'password',
    'delete',
    undefined,
    undefined,
    undefined,
  ]);
});
