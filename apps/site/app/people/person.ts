import type { MemberCard, Photo } from '@heartwood/api-contract';
import { pick } from '../format/pick';

const cardKeys = ['id', 'name', 'age', 'country', 'city', 'fictional', 'liked'] as const;
const imageKeys = ['filename', 'thumb_filename', 'match', 'tone'] as const;

/** A member in a list, without what a card doesn't need. */
export interface Person extends Pick<MemberCard, (typeof cardKeys)[number]> {
  /** The region's name. */
  readonly region: string | null;
  readonly image: PersonImage | null;
  readonly photos: number;
  readonly isNew: boolean;
}

export type PersonImage = Pick<Photo, (typeof imageKeys)[number]>;

/** Looks up region names. */
export interface RegionNames {
  regionName(country: string | null, region: string | null): string | undefined;
}

/** Picks from the API's card what a list needs. */
export function personOf(card: MemberCard, places: RegionNames): Person {
  return {
    ...pick(card, cardKeys),
    region: places.regionName(card.country, card.region) ?? null,
    image: card.main_image && pick(card.main_image, imageKeys),
    photos: card.photos_count,
    isNew: card.is_new,
  };
}

/** Returns where someone lives, in at most two parts: city and region as far as known, else the country. */
export function placeParts(
  { city, region, country }: Pick<Person, 'city' | 'region' | 'country'>,
  countryName: (country: string) => string,
): { readonly first: string; readonly second?: string } {
  if (city && region && city !== region) return { first: city, second: region };
  const known = city ?? region;
  if (known) return { first: known };
  return { first: country ? countryName(country) : '' };
}
