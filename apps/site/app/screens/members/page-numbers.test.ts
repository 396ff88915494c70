import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 54, [1, 2, 'gap', 54]],
  [3, 54, [1, 2, 3, 4, 'gap', 54]],
  [4, 54, [1, 2, 3, 4, 5, 'gap', 54]],
  [5, 54, [1, 'gap', 4, 5, 6, 'gap', 54]],
  [52, 54, [1, 'gap', 51, 52, 53, 54]],
  [54, 54, [1, 'gap', 53, 54]],
])('page %i of %i', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages);
});
