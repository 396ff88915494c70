import { expect, test } from 'vitest';
import type { Person } from '../../people/person';
import {
  comesByItself,
  everybodyIn,
  firstResults,
  grownResults,
  keepResults,
  pagesAround,
  returnedResults,
  withPage,
} from './kept-results';

const person = (id: string, liked = false): Person => ({
  id,
  name: id,
  age: 40,
  country: 'NL',
  city: null,
  region: null,
  fictional: false,
  liked,
  image: null,
  photos: 1,
  isNew: false,
});
const page = (number: number, ...ids: string[]) => ({
  page: number,
  pages: 9,
  people: ids.map((id) => person(id)),
});
const first = { search: 'women', ...page(1, 'a', 'b') };
const ids = (results: ReturnType<typeof firstResults>) => everybodyIn(results).map(({ id }) => id);

test('pages are in order, and each person appears once', () => {
  const results = withPage(withPage(firstResults(first), page(3, 'b', 'e')), page(2, 'c', 'd'));
  expect([ids(results), pagesAround(results)]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    { before: undefined, after: 4 },
  ]);
});

test('a list that starts in the middle extends both ways, and ends at an empty page', () => {
  const middle = firstResults({ search: 'women', ...page(4, 'a') });
  expect([pagesAround(middle), pagesAround(withPage(middle, page(5)))]).toEqual([
    { before: 3, after: 5 },
    { before: 3, after: undefined },
  ]);
});

test('three pages load automatically, and more after a click', () => {
  let results = firstResults(first);
  const came: boolean[] = [];
  for (let number = 2; number <= 5; number += 1) {
    came.push(comesByItself(results));
    results = withPage(results, page(number, `${number}`));
  }
  expect([came, comesByItself({ ...results, askedAt: results.pages.size })]).toEqual([
    [true, true, true, false],
    true,
  ]);
});

test('going back restores the pages of the same search, with the likes given since', () => {
  const results = withPage(firstResults(first), page(2, 'c'));
  keepResults(results);
  const liked = new Map([['c', true]]);
  const returned = returnedResults({ ...first, people: [person('new')] }, liked);
  expect(returned && everybodyIn(returned)).toEqual([person('a'), person('b'), person('c', true)]);
  expect(returnedResults({ ...first, search: 'men' }, liked)).toBeUndefined();
  expect(returnedResults({ ...first, page: 3 }, liked)).toBeUndefined();
});

test('a page loaded meanwhile is restored on going back, unless another search is kept', () => {
  const results = firstResults(first);
  keepResults(results);
  expect(ids(grownResults(results, page(2, 'c')))).toEqual(['a', 'b', 'c']);
  const returned = returnedResults(first, new Map());
  expect(returned && ids(returned)).toEqual(['a', 'b', 'c']);
  keepResults(firstResults({ ...first, search: 'men' }));
  grownResults(results, page(2, 'd'));
  expect(returnedResults(first, new Map())).toBeUndefined();
});
