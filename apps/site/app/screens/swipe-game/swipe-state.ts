import type { MemberCard } from '@heartwood/api-contract';

/** A member of the game as the page stores one; the card as the API returned it. */
export interface SwipeProfile {
  readonly card: MemberCard;
  /** The region's name. */
  readonly region: string | null;
  readonly description: string | null;
}

/** Whom the member liked today. */
export interface LikedToday {
  readonly profile: Pick<SwipeProfile, 'card' | 'region'>;
  readonly match: boolean;
}

/** What the game's loader returns. */
export interface LoadedGame {
  readonly profiles: readonly SwipeProfile[];
  readonly likesLeft: number;
  readonly likedToday: readonly LikedToday[];
}

/** A swipe as it was made. */
export interface Swipe {
  readonly profile: SwipeProfile;
  readonly liked: boolean;
}

/** The game's state: the cards, the swipes being sent, and the server's last answer. */
export interface SwipeState {
  /** The first is on top. */
  readonly deck: readonly SwipeProfile[];
  /** Being sent, oldest first. */
  readonly sent: readonly Swipe[];
  /** Whom the member swiped on this page, so that a list loaded before does not show them again. */
  readonly swiped: ReadonlySet<string>;
  readonly likesLeft: number;
  readonly likedToday: readonly LikedToday[];
  /** The swipe that can be undone. */
  readonly last: Swipe | null;
  /** The returned card, and its answer. */
  readonly back: Swipe | null;
}

const idOf = ({ card }: Pick<SwipeProfile, 'card'>) => card.id;

/** Returns the game as loaded. */
export function startGame({ profiles, likesLeft, likedToday }: LoadedGame): SwipeState {
  return { deck: profiles, sent: [], swiped: new Set(), likesLeft, likedToday, last: null, back: null };
}

/** Returns the likes left once those being sent have arrived. */
export function likesLeftIn({ likesLeft, sent }: SwipeState): number {
  return Math.max(0, likesLeft - sent.filter(({ liked }) => liked).length);
}

/** Removes the top card; its answer is being sent. */
export function swipeTop(state: SwipeState, liked: boolean): SwipeState {
  const [profile, ...deck] = state.deck;
  if (!profile) return state;
  const swipe = { profile, liked };
  const swiped = new Set(state.swiped).add(idOf(profile));
  return { ...state, deck, swiped, sent: [...state.sent, swipe], last: swipe, back: null };
}

/** Handles an accepted swipe. */
export function swipeTaken(
  state: SwipeState,
  { profile, liked }: Swipe,
  answer: { readonly match: boolean; readonly likesLeft: number },
): SwipeState {
  const others = state.likedToday.filter((one) => idOf(one.profile) !== idOf(profile));
  return {
    ...state,
    sent: state.sent.filter((one) => one.profile !== profile),
    likesLeft: answer.likesLeft,
    likedToday: liked ? [...others, { profile, match: answer.match }] : state.likedToday,
  };
}

/** Handles a rejected swipe: it and all later ones return to the top, in their order. */
export function swipesReturned(state: SwipeState, likesLeft = state.likesLeft): SwipeState {
  const [first] = state.sent;
  if (!first) return state;
  const profiles = state.sent.map(({ profile }) => profile);
  const swiped = new Set(state.swiped);
  for (const profile of profiles) swiped.delete(idOf(profile));
  return {
    ...state,
    deck: [...profiles, ...state.deck],
    sent: [],
    swiped,
    likesLeft,
    last: null,
    back: first,
  };
}

/** Removes a member who can't be swiped any more, such as one who left; later swipes stand. */
export function swipeGone(state: SwipeState, { profile }: Swipe): SwipeState {
  return {
    ...state,
    sent: state.sent.filter((one) => one.profile !== profile),
    last: state.last?.profile === profile ? null : state.last,
  };
}

/** Handles an undone swipe: its card is on top again. */
export function swipeTakenBack(state: SwipeState, swipe: Swipe, likesLeft: number): SwipeState {
  const id = idOf(swipe.profile);
  const swiped = new Set(state.swiped);
  swiped.delete(id);
  return {
    ...state,
    deck: [swipe.profile, ...state.deck.filter((profile) => idOf(profile) !== id)],
    swiped,
    likesLeft,
    likedToday: state.likedToday.filter(({ profile }) => idOf(profile) !== id),
    last: null,
    back: swipe,
  };
}

/** Ends the undo of the last swipe. */
export function takeBackOver(state: SwipeState, swipe: Swipe): SwipeState {
  return state.last === swipe ? { ...state, last: null } : state;
}

/**
 * Handles reloaded data: cards in the deck keep their places, others are appended; the server's count wins.
 */
export function gameLoaded(state: SwipeState, { profiles, likesLeft, likedToday }: LoadedGame): SwipeState {
  const here = new Set([...state.deck.map(idOf), ...state.swiped]);
  return {
    ...state,
    deck: [...state.deck, ...profiles.filter((profile) => !here.has(idOf(profile)))],
    likesLeft,
    likedToday,
  };
}
