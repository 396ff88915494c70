import { expect, test } from 'vitest';
import { barLingerMs } from './bar-linger';

test.each([
  [0, 0],
  [199, 0],
  [200, 500],
  [8_000, 500],
])('after %s ms of loading the bar stays %s ms', (loadedFor, lingers) => {
  expect(barLingerMs(loadedFor)).toBe(lingers);
});
