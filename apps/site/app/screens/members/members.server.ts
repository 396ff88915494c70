import { unwrap } from '@heartwood/api-client';
import { searchPageCount } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import type { PageRequest } from '../../session/page.server';
import { pageAction, pageLoader } from '../../session/page.server';
import { placesOf } from '../../session/places.server';
import { urls } from '../../urls';
import { answerLike } from '../likes/like-action.server';
import {
  apiQuery,
  defaultSearch,
  needsDefaults,
  readSearch,
  searchQuery,
  withKnownRegion,
} from './member-search';
import type { MemberSearch } from './member-search';
import { personOf } from './person';
import type { Person } from './person';

/** What the member search shows. */
export interface MembersData {
  readonly search: MemberSearch;
  readonly defaults: MemberSearch;
  readonly countries: readonly string[];
  /** The regions of the country searched in. */
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  /** The filters that the brand offers, by their names in an address. */
  readonly offered: readonly string[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Person[];
  readonly similar: readonly Person[];
}

async function searchOf({ visit, url }: PageRequest) {
  const own = needsDefaults(url.searchParams) ? visit.user() : null;
  const [settings, user, places] = await Promise.all([visit.settings(), own, placesOf(visit)]);
  const { search, page } = readSearch(
    url.searchParams,
    settings,
    defaultSearch(settings, user && user.profile),
  );
  const regions = places.regionsOf(search.country);
  return { settings, places, search: withKnownRegion(search, regions), page, regions };
}

/** Searches members; a first visit searches by the member's own profile. */
export const loader = pageLoader(async (asked): Promise<MembersData | false> => {
  const { visit, api } = asked;
  const { settings, places, search, page, regions } = await searchOf(asked);
  const [found, user] = await Promise.all([
    unwrap(api.GET('/api/members.php', { params: { query: apiQuery(search, page) } })),
    visit.user(),
  ]);
  const defaults = defaultSearch(settings, user && user.profile);
  const pages = found ? searchPageCount(found.numResults) : 0;
  if (pages > 0 && page > pages) {
    throw redirect(urls.withQuery(urls.path('members'), { ...searchQuery(search, defaults), page: pages }));
  }
  return (
    found && {
      search,
      defaults,
      countries: settings.countries,
      regions: regions.map(({ id, name }) => ({ id, name })),
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
