import type { InterestId, NicheNumber } from '@heartwood/domain';

/** One conversation: `me` wrote the first message. */
export type Dialogue = readonly (readonly [who: 'me' | 'you', text: string])[];

/**
 * What members of one language write. Every text is independent of the others and reveals neither gender nor
 * age.
 */
export type TextBook = {
  readonly openers: readonly string[];
  /** In the order of `middleTopics`. */
  readonly middles: readonly string[];
  readonly closers: readonly string[];
  readonly quotes: readonly string[];
  /** Sentences about a niche: the only ones that may reveal gender or age. */
  readonly ofNiche: Readonly<Record<Exclude<NicheNumber, 1>, readonly string[]>>;
  readonly dialogues: readonly Dialogue[];
};

/** The interest of each of the middles. */
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
