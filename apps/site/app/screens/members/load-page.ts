import { unwrap } from '@heartwood/api-client';
import { searchPageCount } from '@heartwood/domain';
import { browserApi } from '../../member/browser-api';
import { browserPlaces } from '../../member/browser-places';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { Places } from '../../visit/places';
import { apiQuery } from './member-search';
import type { MemberSearch } from './member-search';

/** Loads a further page of a search in the browser, in a language; undefined if the session has ended. */
export async function loadPage(
  search: MemberSearch,
  page: number,
  language: string,
): Promise<
  { readonly page: number; readonly pages: number; readonly people: readonly Person[] } | undefined
> {
  const [found, places] = await Promise.all([
    unwrap(browserApi().GET('/api/members.php', { params: { query: apiQuery(search, page) } })),
    browserPlaces(language).catch(() => new Places([])),
  ]);
  if (found === false) return undefined;
  return {
    page,
    pages: searchPageCount(found.numResults),
    people: found.results.map((card) => personOf(card, places)),
  };
}
