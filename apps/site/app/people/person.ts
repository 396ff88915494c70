import type { MemberCard, Photo } from '@heartwood/api-contract';

/** A member as lists show one, without what a card doesn't need. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly country: string | null;
  readonly city: string | null;
  /** The region's name. */
  readonly region: string | null;
  readonly image: PersonImage | null;
  readonly photos: number;
  readonly fictional: boolean;
  readonly isNew: boolean;
  readonly liked: boolean;
}

export type PersonImage = Pick<Photo, 'filename' | 'thumb_filename' | 'match' | 'tone'>;

/** What knows the names of regions. */
export interface RegionNames {
  regionName(country: string | null, region: string | null): string | undefined;
}

/** Takes from the API's card what a list needs. */
export function personOf(card: MemberCard, places: RegionNames): Person {
  const { main_image: image } = card;
  return {
    id: card.id,
    name: card.name,
    age: card.age,
    country: card.country,
    city: card.city,
    region: places.regionName(card.country, card.region) ?? null,
    image: image && {
      filename: image.filename,
      thumb_filename: image.thumb_filename,
      match: image.match,
      tone: image.tone,
    },
    photos: card.photos_count,
    fictional: card.fictional,
    isNew: card.is_new,
    liked: card.liked,
  };
}

/** Where someone lives, in up to two words: city and region, or what is known of them, else the country. */
export function placeParts(
  { city, region, country }: Pick<Person, 'city' | 'region' | 'country'>,
  countryName: (country: string) => string,
): { readonly first: string; readonly second?: string } {
  if (city && region && city !== region) return { first: city, second: region };
  const known = city ?? region;
  if (known) return { first: known };
  return { first: country ? countryName(country) : '' };
}
