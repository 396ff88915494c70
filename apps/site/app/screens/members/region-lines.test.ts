import { expect, test } from 'vitest';
import { regionLines, regionsIn } from './region-lines';

test.each([
  [[]],
  [[{ id: 'UT', name: 'Utrecht' }]],
  [
    [
      { id: 'ABE', name: 'Aberdeen City' },
      { id: 'DE-BW', name: 'Baden-Württemberg' },
      { id: 'NO-1', name: '' },
    ],
  ],
])('%j survives the round trip through lines', (regions) => {
  expect(regionsIn(regionLines(regions))).toEqual(regions);
});
