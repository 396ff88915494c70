import {
  basicSearchFields,
  choiceSearchFields,
  defaultMinimumAge,
  isProfileOption,
  maximumSearchAge,
  parseSearch,
  profileOptions,
  searchSorts,
} from '@heartwood/domain';
import type { ChoiceSearchField, Gender, SavedSearch, searchFields, SearchSort } from '@heartwood/domain';
import type { Search, Settings } from '@heartwood/api-contract';

/** Parameter value for no restriction where the default is one. */
export const everybody = 'all';

/** What a member is looking for; `null` means no restriction. */
export interface MemberSearch {
  readonly gender: Gender | null;
  readonly country: string | null;
  readonly countryregion: string | null;
  readonly min_age: number;
  readonly max_age: number;
  /** Accepted options by field; absent fields don't restrict. */
  readonly choices: Readonly<Partial<Record<ChoiceSearchField, readonly string[]>>>;
  /** Sort order of the results. */
  readonly sort: SearchSort;
}

export type SearchSettings = Pick<Settings, 'search_fields' | 'min_age' | 'countries'>;

/** Filters that an address may leave to the search's initial values. */
type OpenField = (typeof searchFields)[number];

/** The initial values of a search. */
export interface StartingSearches {
  /** For an address without filters: the member's last search, else the defaults. */
  readonly start: MemberSearch;
  /**
   * Without a last search: the niche's subject, the choices made at signup, and whom the own profile looks
   * for.
   */
  readonly defaults: MemberSearch;
}

/** A search as requested by an address. */
export interface ReadSearch {
  readonly search: MemberSearch;
  readonly page: number;
  /** Whether the address names any filter. */
  readonly named: boolean;
  /** Filters that it leaves to the member's account. */
  readonly open: readonly OpenField[];
}

/** Returns a search without any filter named. */
export function openSearch(start: MemberSearch, offered: readonly string[], page = 1): ReadSearch {
  const choices = choiceSearchFields.filter((field) => offered.includes(field));
  return { search: start, page, named: false, open: [...basicSearchFields, ...choices] };
}

function choicesIn(query: URLSearchParams, offered: readonly string[]): MemberSearch['choices'] {
  const chosen = choiceSearchFields.flatMap((field) => {
    if (!offered.includes(field)) return [];
    const wanted = query.getAll(field).flatMap((text) => text.split(','));
    const options = profileOptions[field].filter((option) => wanted.includes(option));
    return options.length > 0 ? [[field, options] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function sortIn(query: URLSearchParams): SearchSort | undefined {
  return searchSorts.find((sort) => sort === query.get('sort'));
}

function agesIn(query: URLSearchParams): readonly [string, string] {
  const from = query.get('min_age') ?? '';
  const to = query.get('max_age') ?? '';
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to];
}

/** Returns two ages; one that the address omits never contradicts the other. */
function agesBetween(
  found: { readonly min_age: number; readonly max_age: number },
  [from, to]: readonly [string | null, string | null],
  { min_age, max_age }: MemberSearch,
  lowest: number,
): Pick<MemberSearch, 'min_age' | 'max_age'> {
  if (!from && !to) return { min_age, max_age };
  if (!from) return { min_age: min_age > found.max_age ? lowest : min_age, max_age: found.max_age };
  if (!to) return { min_age: found.min_age, max_age: Math.max(max_age, found.min_age) };
  return { min_age: found.min_age, max_age: found.max_age };
}

/**
 * Parses the search from an address. One without filters gets the initial values; filters that are omitted,
 * not offered by the brand, or invalid get the defaults. Page numbers start at 1.
 */
export function readSearch(
  query: URLSearchParams,
  settings: SearchSettings,
  { start, defaults }: StartingSearches,
): ReadSearch {
  const offered: readonly string[] = settings.search_fields;
  const [from, to] = agesIn(query);
  const raw: Record<string, string | null> = {
    gender: query.get('gender'),
    country: query.get('country'),
    countryregion: query.get('countryregion'),
    min_age: from,
    max_age: to,
    page: query.get('page'),
  };
  for (const name of Object.keys(raw)) {
    if (name !== 'page' && !offered.includes(name)) raw[name] = null;
  }
  const all = { gender: raw.gender === everybody, country: raw.country === everybody };
  if (all.gender) raw.gender = null;
  if (all.country) raw.country = null;
  const first = parseSearch(raw, settings.min_age);
  if (!first.ok) for (const name of Object.keys(first.fields)) raw[name] = null;
  const read = first.ok ? first : parseSearch(raw, settings.min_age);
  const found = read.ok ? read.search : { ...defaults, page: 1 };
  const named = query.has('sort') || offered.some((field) => query.has(field));
  if (!named) return openSearch(start, offered, found.page);
  const country = settings.countries.find((known) => known === found.country) ?? null;
  const sought = all.country ? null : (country ?? defaults.country);
  const open = {
    gender: !all.gender && found.gender === null,
    country: !all.country && country === null,
  };
  return {
    search: {
      gender: all.gender ? null : (found.gender ?? defaults.gender),
      country: sought,
      countryregion: sought === null ? null : found.countryregion,
      ...agesBetween(found, [raw.min_age ?? null, raw.max_age ?? null], defaults, settings.min_age),
      choices: choicesIn(query, offered),
      sort: sortIn(query) ?? defaults.sort,
    },
    page: found.page,
    named,
    open: (['gender', 'country'] as const).filter((filter) => open[filter]),
  };
}

/** Returns the search without a region that its country doesn't have. */
export function withKnownRegion(
  search: MemberSearch,
  regions: readonly { readonly id: string }[],
): MemberSearch {
  const known = regions.some(({ id }) => id === search.countryregion);
  return known ? search : { ...search, countryregion: null };
}

/** Returns the parameters that request this search, whatever the initial values are. */
export function searchQuery(search: MemberSearch): Record<string, string | number | undefined> {
  const { gender, country, countryregion, min_age, max_age, choices, sort } = search;
  return {
    gender: gender ?? everybody,
    country: country ?? everybody,
    countryregion: countryregion ?? undefined,
    min_age,
    max_age,
    ...Object.fromEntries(Object.entries(choices).map(([field, options]) => [field, options.join(',')])),
    sort: sort === 'active' ? undefined : sort,
  };
}

/** Whether two searches find the same members in the same order. */
export function isSameSearch(one: MemberSearch, other: MemberSearch): boolean {
  return JSON.stringify(searchQuery(one)) === JSON.stringify(searchQuery(other));
}

/** Returns how many filters differ from the defaults; the two ages count as one. */
export function activeFilters(search: MemberSearch, defaults: MemberSearch): number {
  const changed = [
    search.gender !== defaults.gender,
    search.country !== defaults.country,
    search.countryregion !== null,
    search.min_age !== defaults.min_age || search.max_age !== defaults.max_age,
  ];
  return changed.filter(Boolean).length + Object.keys(search.choices).length;
}

function optionsOf<Field extends ChoiceSearchField>({ choices }: MemberSearch, field: Field) {
  return choices[field]?.filter((option) => isProfileOption(field, option));
}

function choiceOptions(search: MemberSearch) {
  return {
    hair_colour: optionsOf(search, 'hair_colour'),
    eye_colour: optionsOf(search, 'eye_colour'),
    body_type: optionsOf(search, 'body_type'),
    relationship_status: optionsOf(search, 'relationship_status'),
    tattoos: optionsOf(search, 'tattoos'),
    reason_for_signup: optionsOf(search, 'reason_for_signup'),
  };
}

/** Returns the search as API parameters, without the filters left to the API. */
export function apiQuery(search: MemberSearch, page: number, open: readonly OpenField[] = []) {
  const { gender, country, countryregion, min_age, max_age, sort } = search;
  const query = {
    gender: gender ?? undefined,
    country: country ?? undefined,
    countryregion: countryregion ?? undefined,
    min_age,
    max_age,
    page,
    sort: sort === 'active' ? undefined : sort,
    ...choiceOptions(search),
  };
  return { ...query, ...Object.fromEntries(open.map((field) => [field, undefined])) };
}

/** Returns the search as stored in a member's account. */
export function savedSearch(search: MemberSearch): SavedSearch {
  const { gender, country, countryregion, min_age, max_age, sort } = search;
  const chosen = Object.entries(choiceOptions(search)).filter(([, options]) => options !== undefined);
  return { gender, country, countryregion, min_age, max_age, sort, ...Object.fromEntries(chosen) };
}

/** Returns the search that the API made: as requested, with what it filled in. */
export function answeredSearch(
  search: MemberSearch,
  open: readonly OpenField[],
  own: NonNullable<Search['own']>,
): MemberSearch {
  const isOpen = (field: OpenField) => open.includes(field);
  const choices = choiceSearchFields.flatMap((field) => {
    const options = isOpen(field) ? own[field] : search.choices[field];
    return options && options.length > 0 ? [[field, options] as const] : [];
  });
  return {
    gender: isOpen('gender') ? own.gender : search.gender,
    country: isOpen('country') ? own.country : search.country,
    countryregion: isOpen('countryregion') ? (own.countryregion ?? null) : search.countryregion,
    min_age: isOpen('min_age') ? (own.min_age ?? defaultMinimumAge) : search.min_age,
    max_age: isOpen('max_age') ? (own.max_age ?? maximumSearchAge) : search.max_age,
    choices: Object.fromEntries(choices),
    sort: search.sort,
  };
}
