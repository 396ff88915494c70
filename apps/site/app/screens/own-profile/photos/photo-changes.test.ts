import { expect, test } from 'vitest';
import { changeOf, changesOfOrder, mayLead, placeOf } from './photo-changes';

type PhotoChanges = { main?: boolean; private?: boolean; status?: 'active' | 'inspection' };

const photo = (id: string, more: PhotoChanges = {}) => ({
  id,
  main: false,
  private: false,
  status: 'active' as const,
  ...more,
});
const listed = [photo('a', { main: true }), photo('b'), photo('c', { private: true }), photo('d')];

test('the main photo stays first, and other photos move one place at a time', () => {
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

test('no photo moves before the main photo or past the end', () => {
  const same = { kind: 'order', body: { order: ['a', 'b', 'c', 'd'] } };
  expect([
    changeOf('earlier', 'b', listed),
    changeOf('later', 'd', listed),
    changeOf('later', 'x', listed),
  ]).toEqual([same, same, same]);
});

test('making a private photo the main photo also makes it public', () => {
  expect(changeOf('main', 'c', listed)).toEqual({
    kind: 'change',
    body: { id: 'c', main: true, private: false },
  });
});

test('a photo dragged to the first place becomes the main photo, unless it is private', () => {
  expect(changesOfOrder(['b', 'a', 'c', 'd'], listed)).toEqual([
    { kind: 'change', body: { id: 'b', main: true } },
    { kind: 'order', body: { order: ['b', 'a', 'c', 'd'] } },
  ]);
  expect(changesOfOrder(['a', 'd', 'b', 'c'], listed)).toEqual([
    { kind: 'order', body: { order: ['a', 'd', 'b', 'c'] } },
  ]);
  expect(changesOfOrder(['c', 'a', 'b', 'd'], listed)).toBe('private');
});

test('a photo under inspection can be the main photo only while no approved one is', () => {
  const waiting = photo('w', { status: 'inspection' });
  const first = photo('a', { main: true });
  const both = [first, waiting];
  const neither = [{ ...first, status: 'inspection' as const }, waiting];
  expect([
    mayLead(both, 'w'),
    mayLead(neither, 'w'),
    mayLead(both, 'a'),
    mayLead(both, 'x'),
    changesOfOrder(['w', 'a'], both),
    changesOfOrder(['w', 'a'], neither),
  ]).toEqual([
    false,
    true,
    false,
    false,
    'waiting',
    [
      { kind: 'change', body: { id: 'w', main: true } },
      { kind: 'order', body: { order: ['w', 'a'] } },
    ],
  ]);
});
