import {
  checkProfileName,
  hasUnsafeCharacters,
  isBlank,
  isInterest,
  nameLength,
  normaliseText,
  trackingParameters,
} from '@heartwood/domain';
import type { InterestId } from '@heartwood/domain';

/** Names of a lander's form fields, which the signup page reads. */
export const landerFields = {
  lander: 'lander',
  /** The profile landing page that the form is on. */
  profileLanding: 'profile_landing',
  slug: 'slug',
  interests: 'interests',
  message: 'message',
  region: 'region',
  name: 'name',
  seek: 'seek',
  /** The mood of the evening, one of `eveningMoods`. */
  evening: 'evening',
  /** What one notices first, one of `firstLooks`. */
  first_look: 'first_look',
  /** Evenings answered with yes; the fields are named by `yesField`. */
  yeses: 'yeses',
  /** The answers, labelled as on the page; not a field, but part of the signup's addresses. */
  answers: 'answers',
  /** Honeypot: hidden from people, filled in by bots. */
  trap: 'website',
} as const;

/** Hidden fields with where the visitor came from, filled by the page's script. */
export const trackingFields = trackingParameters;

/** Maximum number of interests that a lander's form passes on. */
export const mostChoices = 6;

/** Maximum length of the opening line that a lander's form passes on, in code points. */
export const openingLineLength = 200;

/** Maximum share of the line in an address; addresses over 2 KiB are rejected. */
const lineBytes = 1_200;
/** Moods of an evening. */
export const eveningMoods = ['quiet', 'restless', 'open'] as const;

/** What one may notice first in someone. */
export const firstLooks = ['hair', 'eyes', 'smile'] as const;

/** Evenings to say yes or no to. */
export const evenings = ['swim', 'kitchen', 'museum', 'pancakes', 'rooftop', 'masks', 'records'] as const;

/** An evening to say yes or no to. */
export type Evening = (typeof evenings)[number];

/** Returns the field of the deck’s evening at `index`; its value is the evening if the answer is yes. */
export function yesField(index: number): string {
  return `${landerFields.yeses}-${index}`;
}

/** Returns the distinct interests among the values of a form or an address. */
export function chosenInterests(values: readonly unknown[]): readonly InterestId[] {
  return [...new Set(values.filter(isInterest))].slice(0, mostChoices);
}

function cut(text: string, most: number): string {
  return [...text.normalize('NFC')].slice(0, most).join('').trim();
}

function cutToAddress(text: string): string {
  const letters = [...text];
  while (new URLSearchParams({ text: letters.join('') }).toString().length > lineBytes) letters.pop();
  return letters.join('');
}

/** Returns the opening line of a form or an address, truncated; nothing if it is blank. */
export function writtenLine(value: unknown): string | undefined {
  if (typeof value !== 'string' || hasUnsafeCharacters(value)) return undefined;
  const line = cutToAddress(cut(normaliseText(value), openingLineLength));
  return isBlank(line) ? undefined : line;
}

/** Returns the profile name of a form or an address, truncated; nothing if no member may have it. */
export function writtenName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const checked = checkProfileName(cut(value, nameLength.maximum), '');
  return checked.ok ? checked.name : undefined;
}

/** A place in a form or an address: a country, optionally with its region. */
export interface ChosenPlace {
  readonly country: string;
  readonly region?: string;
}

/** Parses a place such as `NL.ZH` or `NL`; doesn't check that the code exists. */
export function chosenPlace(value: unknown): ChosenPlace | undefined {
  const [, country, region] =
    (typeof value === 'string' && /^([A-Z]{2})(?:\.([A-Z0-9-]{1,8}))?$/.exec(value)) || [];
  if (!country) return undefined;
  return region ? { country, region } : { country };
}

/** Formats a place for forms and addresses. */
export function placeCode({ country, region }: ChosenPlace): string {
  return region ? `${country}.${region}` : country;
}
