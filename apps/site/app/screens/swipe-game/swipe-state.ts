import type { MemberCard } from '@heartwood/api-contract';

/** A member of the game as the page keeps one; the card as the API told it. */
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

/** What the game's loader tells of it. */
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

/** The game: who is to be swiped, what is on its way, what the server said last. */
export interface SwipeState {
  /** The first lies on top. */
  readonly deck: readonly SwipeProfile[];
  /** On their way, the oldest first. */
  readonly sent: readonly Swipe[];
  /** Who was swiped while the page is open, so that a list loaded before does not bring them again. */
  readonly swiped: ReadonlySet<string>;
  readonly likesLeft: number;
  readonly likedToday: readonly LikedToday[];
  /** The swipe that can be taken back. */
  readonly last: Swipe | null;
  /** Who came back, and from which answer. */
  readonly back: Swipe | null;
}

const idOf = ({ card }: Pick<SwipeProfile, 'card'>) => card.id;

/** The game as it was loaded. */
export function startGame({ profiles, likesLeft, likedToday }: LoadedGame): SwipeState {
  return { deck: profiles, sent: [], swiped: new Set(), likesLeft, likedToday, last: null, back: null };
}

/** The likes that are left when those on their way have arrived. */
export function likesLeftIn({ likesLeft, sent }: SwipeState): number {
  return Math.max(0, likesLeft - sent.filter(({ liked }) => liked).length);
}

/** Takes the top card away; its answer is on its way. */
export function swipeTop(state: SwipeState, liked: boolean): SwipeState {
  const [profile, ...deck] = state.deck;
  if (!profile) return state;
  const swipe = { profile, liked };
  const swiped = new Set(state.swiped).add(idOf(profile));
  return { ...state, deck, swiped, sent: [...state.sent, swipe], last: swipe, back: null };
}

/** The server took a swipe. */
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

/** A swipe was not taken: it and all after it come back to the top, as they lay. */
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

/** Whom nobody can swipe any more, as one who left, goes; who was swiped after stays swiped. */
export function swipeGone(state: SwipeState, { profile }: Swipe): SwipeState {
  return {
    ...state,
    sent: state.sent.filter((one) => one.profile !== profile),
    last: state.last?.profile === profile ? null : state.last,
  };
}

/** The last swipe was taken back: its card lies on top again. */
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

/** The last swipe can no longer be taken back. */
export function takeBackOver(state: SwipeState, swipe: Swipe): SwipeState {
  return state.last === swipe ? { ...state, last: null } : state;
}

/** Loaded again: who lies in the deck stays where they lie, the others come behind; the server's count wins. */
export function gameLoaded(state: SwipeState, { profiles, likesLeft, likedToday }: LoadedGame): SwipeState {
  const here = new Set([...state.deck.map(idOf), ...state.swiped]);
  return {
    ...state,
    deck: [...state.deck, ...profiles.filter((profile) => !here.has(idOf(profile)))],
    likesLeft,
    likedToday,
  };
}
