import type { Likes } from '@heartwood/api-contract';
import { personOf } from '../../people/person';
import type { Person, RegionNames } from '../../people/person';

/** Lists of likes, by the last part of their address. */
export const likeTypes = ['received', 'given', 'matches'] as const;

export type LikeType = (typeof likeTypes)[number];

/** Returns the list that an address names; the received likes by default, `undefined` for any other word. */
export function likeTypeOf(word: string | undefined): LikeType | undefined {
  return word === undefined ? 'received' : likeTypes.find((type) => type === word);
}

/** A member of a list of likes. */
export interface LikeEntry {
  readonly person: Person;
  readonly isNew: boolean;
  readonly match: boolean;
}

/** Returns the entries of a list, newest first. */
export function entriesOf({ profiles, liked_by }: Likes, type: LikeType, places: RegionNames): LikeEntry[] {
  if (type === 'given') {
    const matches = new Set(liked_by.filter(({ match }) => match).map(({ id }) => id));
    return profiles.map((card) => ({
      person: personOf(card, places),
      isNew: false,
      match: matches.has(card.id),
    }));
  }
  return liked_by
    .filter(({ match }) => type === 'received' || match)
    .map(({ profile, like_new, match }) => ({ person: personOf(profile, places), isNew: like_new, match }));
}

/** Returns a fingerprint that is equal if two responses show the same likes. */
export function likesFingerprint({ profiles, liked_by }: Pick<Likes, 'profiles' | 'liked_by'>): string {
  const received = liked_by.map(({ id, like_new, match }) => [id, like_new, match]);
  return JSON.stringify([profiles.map(({ id }) => id), received]);
}
