import type { AdvertisedProfile } from '@heartwood/api-contract';
import { pick } from '../format/pick';
import { placeParts } from '../people/person';
import type { PersonImage, RegionNames } from '../people/person';

const longestQuote = 96;

const shownKeys = ['id', 'name', 'age', 'interests', 'fictional', 'demo'] as const;

/** An advertised member as shown on the pages. */
export interface LandingPerson extends Pick<AdvertisedProfile, (typeof shownKeys)[number]> {
  /** Where the member lives, as one word. */
  readonly place: string;
  readonly image: PersonImage | null;
  /** The first of the member's own sentences, truncated if long. */
  readonly sentence: string | null;
}

/** Returns the first sentence of a text, truncated between words to at most 96 characters. */
export function firstSentence(text: string | null): string | null {
  const line = text?.trim().split(/\s*[\r\n]+\s*/, 1)[0] ?? '';
  const sentence = /^.*?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  if (sentence.length <= longestQuote) return sentence || null;
  const excerpt = sentence.slice(0, longestQuote);
  const words = excerpt.slice(0, Math.max(excerpt.lastIndexOf(' '), 0)) || excerpt;
  return `${words.replace(/[\s,;:–-]+$/u, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Picks from the API's profile what a page shows; `countryName` returns a country's name in the visitor's
 * language.
 */
export function landingPerson(
  profile: AdvertisedProfile,
  places: RegionNames,
  countryName: (country: string) => string,
): LandingPerson {
  const { country, city, main_image, description } = profile;
  const region = places.regionName(country, profile.region) ?? null;
  return {
    ...pick(profile, shownKeys),
    place: placeParts({ city, region, country }, countryName).first,
    image: main_image,
    sentence: firstSentence(description),
  };
}
