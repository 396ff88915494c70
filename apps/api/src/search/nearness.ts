import type { SearchSort } from '@heartwood/domain';
import { sql } from 'kysely';
import type { MembersQuery, SearchFilters } from './found-members';

/** Where someone lives, according to their profile. */
export interface Home {
  country: string | null;
  region: string | null;
  city: string | null;
}

/** The sort order of a search. */
export interface SearchOrder {
  sort: SearchSort;
  /** Where the searching member lives; required for `near`. */
  home: Home | null;
}

type Restrict = (query: MembersQuery) => MembersQuery;

const everybody: readonly Restrict[] = [(query) => query];

/**
 * The rings in which members are found, nearest first: the same city, region, country, and everywhere else.
 * No ring is smaller than a city, which every card shows anyway, and no distance is revealed. Rings excluded
 * by the filters are skipped.
 */
export function ringsOf({ sort, home }: SearchOrder, filters: SearchFilters): readonly Restrict[] {
  if (sort !== 'near' || !home?.country) return everybody;
  const { country, region, city } = home;
  if (filters.country && filters.country !== country) return everybody;
  if (filters.countryregion && filters.countryregion !== region) return everybody;
  const rings: Restrict[] = [];
  const inCountry: Restrict = (query) => query.where('profile.country', '=', country);
  const inRegion: Restrict = (query) => inCountry(query).where('profile.region', '=', region);
  if (region !== null && city !== null) {
    rings.push((query) => inRegion(query).where(sql<boolean>`lower(profile.city) = lower(${city})`));
    rings.push((query) =>
      inRegion(query).where(sql<boolean>`lower(profile.city) is distinct from lower(${city})`),
    );
  } else if (region !== null) rings.push(inRegion);
  if (region === null) rings.push(inCountry);
  else if (!filters.countryregion)
    rings.push((query) => inCountry(query).where('profile.region', 'is distinct from', region));
  if (!filters.country) rings.push((query) => query.where('profile.country', 'is distinct from', country));
  return rings;
}
