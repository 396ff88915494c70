import { expect, test } from 'vitest';
import { sectionOf } from './sections';

test('an address names a part of the settings, or the overview by naming none', () => {
  expect([undefined, 'password', 'delete', 'overview', 'nothing', ''].map(sectionOf)).toEqual([
    'overview',
    'password',
    'delete',
    undefined,
    undefined,
    undefined,
  ]);
});
