const plain = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'community',
  'cooking',
  'dancing',
  'exchanging_pictures',
  'fashion',
  'foodie',
  'funny',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'massages',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'relationship',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const;

const intimate = [
  'anal_sex',
  'bondage',
  'hot_and_safe',
  'lingerie',
  'masturbating',
  'one_night_stand',
  'oral_sex',
  'public_sex',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'threesome',
] as const;

export type InterestId = (typeof plain)[number] | (typeof intimate)[number];

/**
 * `intimate` interests are only shown to members who ask for them. The text of an interest is
 * `interests.<id>`.
 */
export type Interest = { id: InterestId; intimate: boolean };

/** All interests, non-intimate ones first. */
export const interests: readonly Interest[] = [
  ...plain.map((id) => ({ id, intimate: false })),
  ...intimate.map((id) => ({ id, intimate: true })),
];

export const interestIds: readonly InterestId[] = interests.map(({ id }) => id);

/** Whether a text names an interest. */
export function isInterest(text: unknown): text is InterestId {
  return interestIds.some((id) => id === text);
}
