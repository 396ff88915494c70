import { unwrap } from '@heartwood/api-client';
import type { CountryRegions } from '@heartwood/api-contract';
import { searchPageCount } from '@heartwood/domain';
import { browserApi } from '../../member/browser-api';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { apiQuery } from './member-search';
import type { MemberSearch } from './member-search';

let regions: Promise<readonly CountryRegions[]> | undefined;

function allRegions(): Promise<readonly CountryRegions[]> {
  regions ??= unwrap(browserApi().GET('/api/regions.php')).then((answer) => answer.regions);
  regions.catch(() => {
    regions = undefined;
  });
  return regions;
}

/** Loads a further page of a search in the browser; undefined if the session has ended. */
export async function loadPage(
  search: MemberSearch,
  page: number,
): Promise<
  { readonly page: number; readonly pages: number; readonly people: readonly Person[] } | undefined
> {
  const [found, countries] = await Promise.all([
    unwrap(browserApi().GET('/api/members.php', { params: { query: apiQuery(search, page) } })),
    allRegions().catch(() => []),
  ]);
  if (found === false) return undefined;
  const regionName = (country: string | null, region: string | null) =>
    countries.find((one) => one.country === country)?.regions.find(({ id }) => id === region)?.name;
  return {
    page,
    pages: searchPageCount(found.numResults),
    people: found.results.map((card) => personOf(card, { regionName })),
  };
}
