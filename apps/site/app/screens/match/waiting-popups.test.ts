import { buildMemberCards } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { nextShown, withPopup } from './waiting-popups';
import type { Popup } from './waiting-popups';

const likes = buildMemberCards(7).map((other): Popup => ({ kind: 'like', other }));

test('queues popups in order, at most five', () => {
  const waiting = likes.reduce<readonly Popup[]>(withPopup, []);
  expect(waiting).toEqual(likes.slice(0, 5));
});

test('a match replaces the like of the same member, but not the reverse', () => {
  const [first, second] = likes as [Popup, Popup];
  const match: Popup = { ...first, kind: 'match' };
  expect(withPopup([first, second], match)).toEqual([match, second]);
  expect(withPopup([match, second], first)).toEqual([match, second]);
});

test('shows a match alone, and queued likes together', () => {
  const [first, second, third] = likes as [Popup, Popup, Popup];
  const match: Popup = { ...second, kind: 'match' };
  expect([
    nextShown([]),
    nextShown([first]),
    nextShown([first, match, third]),
    nextShown([match, first]),
  ]).toEqual([[], [first], [first, third], [match]]);
});
