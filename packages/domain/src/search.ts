import type { FieldIssue } from './error-codes';
import { defaultMinimumAge } from './date-of-birth';
import type { Gender, ProfileField } from './profile-options';
import { genders } from './profile-options';

export const searchPageSize = 24;
/** Pages are numbered from 1 to this: 5,000 members, which no search has to count further than. */
export const maximumSearchPage = 209;
/** As many members a search counts at most; where it says so there may be more. */
export const mostMembersCounted = searchPageSize * maximumSearchPage;
export const maximumSearchAge = 99;

/** The fields of a profile that members may be searched by: any of several options each. */
export const choiceSearchFields = [
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'tattoos',
  'reason_for_signup',
] as const satisfies readonly ProfileField[];

export type ChoiceSearchField = (typeof choiceSearchFields)[number];

/** What every brand offers to search by unless it chooses. */
export const basicSearchFields = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

/** All that a brand may offer to search by. */
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

/** Reads search parameters as they come from an address or a form; absent and empty ones take their defaults. */
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

/** What a member searches for as long as nothing was chosen; null restricts nothing. */
export type OwnSearch = Pick<SearchParameters, 'gender' | 'country'>;

/** The search that a member's own profile suggests, in the countries that the brand offers. */
export function ownSearch(
  { gender, sexuality, country }: Record<'gender' | 'sexuality' | 'country', string | null>,
  countries: readonly string[],
): OwnSearch {
  const own = genders.find((one) => one === gender);
  const other = own && genders.find((one) => one !== own);
  const sought = { gay: own, lesbian: own, hetero: other }[String(sexuality)];
  return { gender: sought ?? null, country: countries.find((offered) => offered === country) ?? null };
}

/** Pages that a number of results fills, at most the highest page. */
export function searchPageCount(numResults: number): number {
  return Math.min(maximumSearchPage, Math.ceil(Math.max(0, numResults) / searchPageSize));
}
