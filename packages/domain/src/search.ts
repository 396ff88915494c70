import type { FieldIssue } from './error-codes';
import { defaultMinimumAge } from './date-of-birth';
import type { Gender, ProfileField } from './profile-options';
import { genders } from './profile-options';

export const searchPageSize = 24;
/** The highest page number: 5,000 members, beyond which no search needs to count. */
export const maximumSearchPage = 209;
/** The maximum count of a search; at this count there may be more members. */
export const mostMembersCounted = searchPageSize * maximumSearchPage;
export const maximumSearchAge = 99;

/** Profile fields with a multiple-choice search filter. */
export const choiceSearchFields = [
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'reason_for_signup',
] as const satisfies readonly ProfileField[];

export type ChoiceSearchField = (typeof choiceSearchFields)[number];

/** The search fields of a brand that sets none. */
export const basicSearchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

/** All search fields a brand may offer. */
export const searchFields = [...basicSearchFields, ...choiceSearchFields] as const;

export type SearchParameters = {
  gender: Gender | null;
  country: string | null;
  countryregion: string | null;
  min_age: number;
  max_age: number;
  page: number;
};

export type SearchField = keyof SearchParameters;
export type SearchResult =
  { ok: true; search: SearchParameters } | { ok: false; fields: Partial<Record<SearchField, FieldIssue>> };

type RawSearch = Partial<Record<SearchField, string | number | null | undefined>>;

/** Parses search parameters from a query or a form; absent and empty ones take their defaults. */
export function parseSearch(raw: RawSearch, minimumAge: number = defaultMinimumAge): SearchResult {
  const fields: Partial<Record<SearchField, FieldIssue>> = {};

  const whole = (field: SearchField, fallback: number, lowest: number, highest: number) => {
    const value = raw[field] ?? '';
    if (value === '') return fallback;
    const number = /^-?\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN;
    if (Number.isNaN(number)) fields[field] = 'invalid';
    else if (number < lowest) fields[field] = 'too_low';
    else if (number > highest) fields[field] = 'too_high';
    return number;
  };
  const text = (field: SearchField, pattern: RegExp) => {
    const value = raw[field] ?? '';
    if (value === '') return null;
    if (!pattern.test(String(value))) fields[field] = 'not_in_list';
    return String(value);
  };

  const gender = text('gender', new RegExp(`^(${genders.join('|')})$`)) as Gender | null;
  const country = text('country', /^[A-Z]{2}$/);
  const countryregion = text('countryregion', /^[A-Za-z0-9-]{1,12}$/);
  const min_age = whole('min_age', minimumAge, minimumAge, maximumSearchAge);
  const max_age = whole('max_age', maximumSearchAge, minimumAge, maximumSearchAge);
  const page = whole('page', 1, 1, maximumSearchPage);
  if (!fields.min_age && !fields.max_age && min_age > max_age) fields.min_age = 'too_high';

  return Object.keys(fields).length > 0
    ? { ok: false, fields }
    : { ok: true, search: { gender, country, countryregion, min_age, max_age, page } };
}

/** A member's default search; null restricts nothing. */
export type OwnSearch = Pick<SearchParameters, 'gender' | 'country'>;

/** Derives the default search from a member's own profile, within the brand's countries. */
export function ownSearch(
  { gender, sexuality, country }: Record<'gender' | 'sexuality' | 'country', string | null>,
  countries: readonly string[],
): OwnSearch {
  const own = genders.find((one) => one === gender);
  const other = own && genders.find((one) => one !== own);
  const sought = { gay: own, lesbian: own, hetero: other }[String(sexuality)];
  return { gender: sought ?? null, country: countries.find((offered) => offered === country) ?? null };
}

/** Returns the number of pages for a result count, up to the highest page. */
export function searchPageCount(numResults: number): number {
  return Math.min(maximumSearchPage, Math.ceil(Math.max(0, numResults) / searchPageSize));
}
