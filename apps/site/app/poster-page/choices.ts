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

/** Names of a lander's form fields; the signup page reads them. */
export const landerFields = {
  lander: 'lander',
  /** Which of a member's advertising pages the form stands on. */
  profileLanding: 'profile_landing',
  slug: 'slug',
  interests: 'interests',
  message: 'message',
  region: 'region',
  name: 'name',
  seek: 'seek',
  /** How the evening is, one of `eveningMoods`. */
  evening: 'evening',
  /** What one notices first, one of `firstLooks`. */
  first_look: 'first_look',
  /** Evenings that got a yes; the fields are named by `yesField`. */
  yeses: 'yeses',
  /** What was answered, in the page's words; not a field, but a part of the signup's addresses. */
  answers: 'answers',
  /** Hidden from people; programs fill it in. */
  trap: 'website',
} as const;

/** Hidden fields that carry where the visitor came from, filled by the page's script. */
export const trackingFields = trackingParameters;

/** The most interests that a lander's form hands on. */
export const mostChoices = 6;

/** The longest opening line that a lander's form hands on, in code points. */
export const openingLineLength = 200;

/** What a line may take of an address, of which 2 KiB are answered. */
const lineBytes = 1_200;
/** What an evening may be like. */
export const eveningMoods = ['quiet', 'restless', 'open'] as const;

/** What one may notice first in somebody. */
export const firstLooks = ['hair', 'eyes', 'smile'] as const;

/** Evenings to say yes or no to. */
export const evenings = ['swim', 'kitchen', 'museum', 'pancakes', 'rooftop', 'masks', 'records'] as const;

/** An evening to say yes or no to. */
export type Evening = (typeof evenings)[number];

/** The field of the deck’s evening at `index`, whose value is the evening where the answer is yes. */
export function yesField(index: number): string {
  return `${landerFields.yeses}-${index}`;
}

/** The interests among the values of a form or an address, each once. */
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

/** The opening line of a form or an address, cut to its length; nothing where it shows nothing. */
export function writtenLine(value: unknown): string | undefined {
  if (typeof value !== 'string' || hasUnsafeCharacters(value)) return undefined;
  const line = cutToAddress(cut(normaliseText(value), openingLineLength));
  return isBlank(line) ? undefined : line;
}

/** The profile name of a form or an address, cut to its length; nothing where no member may have it. */
export function writtenName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const checked = checkProfileName(cut(value, nameLength.maximum), '');
  return checked.ok ? checked.name : undefined;
}

/** A place of a form or an address: a country, with its region or without. */
export interface ChosenPlace {
  readonly country: string;
  readonly region?: string;
}

/** Reads a place such as `NL.ZH` or `NL`; whether there is one of that code is for the list of regions to say. */
export function chosenPlace(value: unknown): ChosenPlace | undefined {
  const [, country, region] =
    (typeof value === 'string' && /^([A-Z]{2})(?:\.([A-Z0-9-]{1,8}))?$/.exec(value)) || [];
  if (!country) return undefined;
  return region ? { country, region } : { country };
}

/** A place as forms and addresses write it. */
export function placeCode({ country, region }: ChosenPlace): string {
  return region ? `${country}.${region}` : country;
}
