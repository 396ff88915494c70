import { expect, test } from 'vitest';
import { popupDelay } from './popup-delay';

test.each([
  ['0', 0],
  ['5', 5_000],
  ['86400', 86_400_000],
  ['86401', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('t=%s waits %s ms', (text, delay) => {
  expect(popupDelay(text)).toBe(delay);
});
