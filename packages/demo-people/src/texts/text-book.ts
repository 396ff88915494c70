import type { InterestId, NicheNumber } from '@heartwood/domain';

/** One conversation: `me` wrote the first message. */
export type Dialogue = readonly (readonly [who: 'me' | 'you', text: string])[];

/** What members of one language write. Every text stands by itself and says nothing of gender or age. */
export type TextBook = {
  readonly openers: readonly string[];
  /** In the order of `middleTopics`. */
  readonly middles: readonly string[];
  readonly closers: readonly string[];
  readonly quotes: readonly string[];
  /** What members of a niche speak of: the only sentences that may tell gender or age. */
  readonly ofNiche: Readonly<Record<Exclude<NicheNumber, 1>, readonly string[]>>;
  readonly dialogues: readonly Dialogue[];
};

/** The interest that each of the middles is about. */
export const middleTopics: readonly InterestId[] = [
  'cooking',
  'hiking',
  'biking',
  'music',
  'reading',
  'wine',
  'coffee',
  'travelling',
  'gardening',
  'animals',
  'art',
  'movies',
  'dancing',
  'beach',
  'foodie',
  'bbq',
  'theater',
  'photography',
  'tea',
  'sports',
  'outdoors',
  'video_games',
  'beer',
  'funny',
  'community',
];
