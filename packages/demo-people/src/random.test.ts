import { expect, test } from 'vitest';
import { bagOf, seededRandom } from './random';

test('a bag returns every item once before repeating any', () => {
  const deal = bagOf(seededRandom('bag'), ['a', 'b', 'c', 'd']);
  const dealt = Array.from({ length: 12 }, () => deal());
  expect(
    [0, 4, 8].map((from) =>
      dealt
        .slice(from, from + 4)
        .toSorted()
        .join(''),
    ),
  ).toEqual(['abcd', 'abcd', 'abcd']);
});

test('a bag returns matching items, or any item if none matches', () => {
  const deal = bagOf(seededRandom('wishes'), [1, 2, 3, 4]);
  const odd = Array.from({ length: 4 }, () => deal((number) => number % 2 === 1));
  expect(odd.filter((number) => number % 2 === 0)).toEqual([]);
  expect([1, 2, 3, 4]).toContain(deal((number) => number > 4));
});
