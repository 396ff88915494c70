import { buildMemberCards } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import {
  gameLoaded,
  likesLeftIn,
  startGame,
  swipeGone,
  swipesReturned,
  swipeTaken,
  swipeTakenBack,
  swipeTop,
  takeBackOver,
} from './swipe-state';
import type { Swipe, SwipeProfile, SwipeState } from './swipe-state';

const profiles = buildMemberCards(5).map((card): SwipeProfile => ({ card, region: null, description: null }));
const [one, two, three, four, five] = profiles as [
  SwipeProfile,
  SwipeProfile,
  SwipeProfile,
  SwipeProfile,
  SwipeProfile,
];
const loaded = { profiles: [one, two, three], likesLeft: 4, likedToday: [] };
const start = startGame(loaded);

function shown(state: SwipeState) {
  const names = (some: readonly SwipeProfile[]) => some.map(({ card }) => card.name).join(', ');
  return {
    deck: names(state.deck),
    sent: names(state.sent.map(({ profile }) => profile)),
    left: likesLeftIn(state),
    today: names(state.likedToday.map(({ profile }) => ({ ...profile, description: null }))),
    last: state.last?.profile.card.name,
    back: state.back?.profile.card.name,
  };
}

const idle = { sent: '', today: '', last: undefined, back: undefined };
const liked = (profile: SwipeProfile): Swipe => ({ profile, liked: true });

test('a like removes the card and one like from the count at once', () => {
  expect(shown(swipeTop(start, true))).toEqual({
    ...idle,
    deck: 'Member 2, Member 3',
    sent: 'Member 1',
    left: 3,
    last: 'Member 1',
  });
});

test('a skip does not reduce the like count', () => {
  expect(shown(swipeTop(start, false))).toEqual({
    ...idle,
    deck: 'Member 2, Member 3',
    sent: 'Member 1',
    left: 4,
    last: 'Member 1',
  });
});

test('swiping an empty deck changes nothing', () => {
  const empty = startGame({ ...loaded, profiles: [] });
  expect(swipeTop(empty, true)).toBe(empty);
});

test('the like count of the server overrides the local one', () => {
  const taken = swipeTaken(swipeTop(start, true), liked(one), { match: true, likesLeft: 1 });
  expect(shown(taken)).toEqual({
    ...idle,
    deck: 'Member 2, Member 3',
    left: 1,
    today: 'Member 1',
    last: 'Member 1',
  });
});

test('a like that was loaded before its response is listed once', () => {
  const sent = swipeTop(start, true);
  const early = gameLoaded(sent, {
    profiles: [],
    likesLeft: 3,
    likedToday: [{ profile: one, match: false }],
  });
  const taken = swipeTaken(early, liked(one), { match: true, likesLeft: 3 });
  expect(taken.likedToday).toEqual([{ profile: one, match: true }]);
});

test('unsent swipes return to the top of the deck, in order', () => {
  const first = swipeTop(start, true);
  const second = swipeTop(first, false);
  expect(shown(swipesReturned(second))).toEqual({
    ...idle,
    deck: 'Member 1, Member 2, Member 3',
    left: 4,
    back: 'Member 1',
  });
  expect(swipesReturned(start)).toBe(start);
});

test('a member who is gone is removed, and later swipes stay', () => {
  const both = swipeTop(swipeTop(start, true), true);
  expect(shown(swipeGone(both, liked(one)))).toEqual({
    ...idle,
    deck: 'Member 3',
    sent: 'Member 2',
    left: 3,
    last: 'Member 2',
  });
});

test('undo returns the card to the top and restores the like', () => {
  const taken = swipeTaken(swipeTop(start, true), liked(one), { match: false, likesLeft: 3 });
  expect(shown(swipeTakenBack(taken, liked(one), 4))).toEqual({
    ...idle,
    deck: 'Member 1, Member 2, Member 3',
    left: 4,
    back: 'Member 1',
  });
});

test('only the last swipe stops being undoable when its undo period ends', () => {
  const first = swipeTop(start, true);
  const second = swipeTop(first, true);
  const [early, late] = [first.last, second.last] as [Swipe, Swipe];
  expect([takeBackOver(second, early).last, takeBackOver(second, late).last]).toEqual([late, null]);
});

test('loaded profiles go behind the deck, without duplicates', () => {
  const swiped = swipeTaken(
    swipeTop(start, false),
    { profile: one, liked: false },
    { match: false, likesLeft: 4 },
  );
  const again = gameLoaded(swiped, { profiles: [one, three, four, five], likesLeft: 2, likedToday: [] });
  expect(shown(again)).toEqual({
    ...idle,
    deck: 'Member 2, Member 3, Member 4, Member 5',
    left: 2,
    last: 'Member 1',
  });
});

test('an undone swipe is no longer among the swiped profiles, and its card stays the only one on a reload', () => {
  const taken = swipeTaken(swipeTop(start, true), liked(one), { match: false, likesLeft: 3 });
  const back = swipeTakenBack(taken, liked(one), 4);
  expect([...back.swiped]).toEqual([]);
  expect(shown(gameLoaded(back, { profiles: [four, one, two], likesLeft: 4, likedToday: [] }))).toEqual({
    ...idle,
    deck: 'Member 1, Member 2, Member 3, Member 4',
    left: 4,
    back: 'Member 1',
  });
  const emptied = { ...back, deck: [] };
  expect(shown(gameLoaded(emptied, loaded)).deck).toBe('Member 1, Member 2, Member 3');
});
