import { searchPageCount } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { pageAction, pageLoader } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { answerLike } from '../../people/like-action.server';
import { findMembers } from './find-members.server';
import { defaultSearch, readSearch, searchQuery, withKnownRegion } from './member-search';
import type { MemberSearch } from './member-search';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { regionLines } from './region-lines';

/** What the member search shows. */
export interface MembersData {
  readonly search: MemberSearch;
  readonly defaults: MemberSearch;
  readonly countries: readonly string[];
  /** The regions of the country searched in, see region-lines.ts. */
  readonly regions: string;
  /** The filters that the brand offers, by their names in an address. */
  readonly offered: readonly string[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Person[];
  readonly similar: readonly Person[];
}

/** Searches members; a first visit searches by the member's own profile. */
export const loader = pageLoader(async (asked): Promise<MembersData | false> => {
  const { visit, url } = asked;
  const [settings, places] = await Promise.all([visit.settings(), placesOf(visit)]);
  const { search, page, profile, found } = await findMembers(asked, (own) => {
    const read = readSearch(url.searchParams, settings, defaultSearch(settings, own));
    const regions = places.regionsOf(read.search.country);
    // A region is of a country, which only the member's own profile may tell: such a search waits for it.
    const open = url.searchParams.get('countryregion') ? [] : read.open;
    return { ...read, open, search: withKnownRegion(read.search, regions) };
  });
  const regions = places.regionsOf(search.country);
  const defaults = defaultSearch(settings, profile);
  const pages = found ? searchPageCount(found.numResults) : 0;
  if (pages > 0 && page > pages) {
    throw redirect(urls.withQuery(urls.path('members'), { ...searchQuery(search, defaults), page: pages }));
  }
  return (
    found && {
      search,
      defaults,
      countries: settings.countries,
      regions: regionLines(regions),
      offered: settings.search_fields,
      count: found.numResults,
      page: found.pageNumber,
      pages,
      people: found.results.map((card) => personOf(card, places)),
      similar: found.similar_results.map((card) => personOf(card, places)),
    }
  );
});

/** Hearts without script. */
export const action = pageAction(async (sent) => {
  await answerLike(sent);
  return null;
});
