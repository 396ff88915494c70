import { expect, test } from 'vitest';
import { changeOf, changesOfOrder, placeOf } from './photo-changes';

const photo = (id: string, more: { main?: boolean; private?: boolean } = {}) => ({
  id,
  main: false,
  private: false,
  ...more,
});
const listed = [photo('a', { main: true }), photo('b'), photo('c', { private: true }), photo('d')];

test('the main photo stays first, the others go one place at a time', () => {
  expect(listed.map(({ id }) => placeOf(listed, id))).toEqual([
    { index: 0, earlier: false, later: false },
    { index: 1, earlier: false, later: true },
    { index: 2, earlier: true, later: true },
    { index: 3, earlier: true, later: false },
  ]);
  expect(changeOf('earlier', 'd', listed)).toEqual({
    kind: 'order',
    body: { order: ['a', 'b', 'd', 'c'] },
  });
  expect(changeOf('later', 'b', listed)).toEqual({ kind: 'order', body: { order: ['a', 'c', 'b', 'd'] } });
});

test('nothing moves before the main photo or beyond the end', () => {
  const same = { kind: 'order', body: { order: ['a', 'b', 'c', 'd'] } };
  expect([
    changeOf('earlier', 'b', listed),
    changeOf('later', 'd', listed),
    changeOf('later', 'x', listed),
  ]).toEqual([same, same, same]);
});

test('a private photo becomes the main one only as one that all may see', () => {
  expect(changeOf('main', 'c', listed)).toEqual({
    kind: 'change',
    body: { id: 'c', main: true, private: false },
  });
});

test('what is dragged to the first place becomes the main photo, but no private one', () => {
  expect(changesOfOrder(['b', 'a', 'c', 'd'], listed)).toEqual([
    { kind: 'change', body: { id: 'b', main: true } },
    { kind: 'order', body: { order: ['b', 'a', 'c', 'd'] } },
  ]);
  expect(changesOfOrder(['a', 'd', 'b', 'c'], listed)).toEqual([
    { kind: 'order', body: { order: ['a', 'd', 'b', 'c'] } },
  ]);
  expect(changesOfOrder(['c', 'a', 'b', 'd'], listed)).toEqual([]);
});
