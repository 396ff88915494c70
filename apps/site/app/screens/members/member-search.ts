import {
  choiceSearchFields,
  isProfileOption,
  maximumSearchAge,
  ownSearch,
  parseSearch,
  profileOptions,
} from '@heartwood/domain';
import type { ChoiceSearchField, Gender } from '@heartwood/domain';
import type { OwnProfile, Settings } from '@heartwood/api-contract';

/** The word in an address for no restriction where the default is one. */
export const everybody = 'all';

/** What a member is looking for; `null` restricts nothing. */
export interface MemberSearch {
  readonly gender: Gender | null;
  readonly country: string | null;
  readonly countryregion: string | null;
  readonly min_age: number;
  readonly max_age: number;
  /** Any of these options, by field; absent fields restrict nothing. */
  readonly choices: Readonly<Partial<Record<ChoiceSearchField, readonly string[]>>>;
}

type Searcher = Pick<OwnProfile, 'gender' | 'sexuality' | 'country'>;
type SearchSettings = Pick<Settings, 'search_fields' | 'min_age' | 'countries' | 'geoip_selected_country'>;

/** What is searched for as long as nothing was chosen: by the member's own profile, or the visitor's country. */
export function defaultSearch(settings: SearchSettings, profile: Searcher | null): MemberSearch {
  const { countries, geoip_selected_country: country } = settings;
  return {
    ...ownSearch(profile ?? { gender: null, sexuality: null, country }, countries),
    countryregion: null,
    min_age: settings.min_age,
    max_age: maximumSearchAge,
    choices: {},
  };
}

/** A search as an address asks for it; `open` are the filters that it leaves to the defaults. */
export interface ReadSearch {
  readonly search: MemberSearch;
  readonly page: number;
  readonly open: readonly ('gender' | 'country')[];
}

/** A search that leaves everything to the defaults. */
export function openSearch(defaults: MemberSearch): ReadSearch {
  return { search: defaults, page: 1, open: ['gender', 'country'] };
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

function agesIn(query: URLSearchParams): readonly [string, string] {
  const from = query.get('min_age') ?? '';
  const to = query.get('max_age') ?? '';
  return from !== '' && to !== '' && Number(from) > Number(to) ? [to, from] : [from, to];
}

/**
 * Reads the search from an address. What it leaves open, the brand doesn't offer, or nobody can read, is as in
 * `defaults`. Page numbers start at 1.
 */
export function readSearch(
  query: URLSearchParams,
  settings: SearchSettings,
  defaults: MemberSearch,
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
  const country = settings.countries.find((known) => known === found.country) ?? null;
  const sought = all.country ? null : (country ?? defaults.country);
  const open = {
    gender: !all.gender && read.ok && read.search.gender === null,
    country: !all.country && country === null,
  };
  return {
    search: {
      gender: all.gender ? null : (found.gender ?? defaults.gender),
      country: sought,
      countryregion: sought === null ? null : found.countryregion,
      min_age: found.min_age,
      max_age: found.max_age,
      choices: choicesIn(query, offered),
    },
    page: found.page,
    open: (['gender', 'country'] as const).filter((filter) => open[filter]),
  };
}

/** The search without a region that its country doesn't have. */
export function withKnownRegion(
  search: MemberSearch,
  regions: readonly { readonly id: string }[],
): MemberSearch {
  const known = regions.some(({ id }) => id === search.countryregion);
  return known ? search : { ...search, countryregion: null };
}

/** The parts of an address that ask for this search: what differs from the defaults. */
export function searchQuery(
  search: MemberSearch,
  defaults: MemberSearch,
): Record<string, string | number | undefined> {
  const changed = <Name extends 'gender' | 'country'>(name: Name) =>
    search[name] === defaults[name] ? undefined : (search[name] ?? everybody);
  return {
    gender: changed('gender'),
    country: changed('country'),
    countryregion: search.countryregion ?? undefined,
    min_age: search.min_age === defaults.min_age ? undefined : search.min_age,
    max_age: search.max_age === defaults.max_age ? undefined : search.max_age,
    ...Object.fromEntries(
      Object.entries(search.choices).map(([field, options]) => [field, options.join(',')]),
    ),
  };
}

/** How many filters differ from the defaults; the two ages are one. */
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

/** The search as the API's parameters. */
export function apiQuery(search: MemberSearch, page: number) {
  return {
    gender: search.gender ?? undefined,
    country: search.country ?? undefined,
    countryregion: search.countryregion ?? undefined,
    min_age: search.min_age,
    max_age: search.max_age,
    page,
    hair_colour: optionsOf(search, 'hair_colour'),
    eye_colour: optionsOf(search, 'eye_colour'),
    body_type: optionsOf(search, 'body_type'),
    relationship_status: optionsOf(search, 'relationship_status'),
    tattoos: optionsOf(search, 'tattoos'),
    reason_for_signup: optionsOf(search, 'reason_for_signup'),
  };
}
