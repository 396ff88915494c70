import type { Search, User } from '@heartwood/api-contract';
import { searchPageCount } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { pageAction, pageLoader } from '../../visit/page.server';
import { unnamedPlacesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { answerLike } from '../../people/like-action.server';
import { findMembers } from './find-members.server';
import { keepSearch } from './kept-search.server';
import { readSearch, searchQuery, withKnownRegion } from './member-search';
import type { MemberSearch, ReadSearch } from './member-search';
import { startingSearches } from './starting-searches';
import { personOf } from '../../people/person';
import type { Person } from '../../people/person';
import { regionLines } from './region-lines';

/** A filter whose removal would find more. */
export type WiderField = Exclude<NonNullable<Search['widen']>[number]['field'], 'with_photo'>;

function widerOf({ widen = [] }: Search) {
  return widen.flatMap(({ field, count }) => (field === 'with_photo' ? [] : [{ field, count }]));
}

/** Data of the member search. */
export interface MembersData {
  readonly search: MemberSearch;
  readonly defaults: MemberSearch;
  /** Whether the address names any filter; without one the initial values apply. */
  readonly named: boolean;
  /** The brand's minimum age. */
  readonly lowestAge: number;
  readonly countries: readonly string[];
  /** The regions of the country searched in, see region-lines.ts. */
  readonly regions: string;
  /** Filters that the brand offers, by their names in an address. */
  readonly offered: readonly string[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Person[];
  readonly similar: readonly Person[];
  /** Filters whose removal would find more, and how many, if results are few. */
  readonly wider: readonly { readonly field: WiderField; readonly count: number }[];
  /** Whether the member's place is known. */
  readonly hasHome: boolean;
}

/** Searches members; a first visit uses the values of the member's account. */
export const loader = pageLoader(async (asked): Promise<MembersData | false> => {
  const { visit, url } = asked;
  const [settings, unnamed] = await Promise.all([visit.settings(), unnamedPlacesOf(visit)]);
  const read = (member: User | null): ReadSearch => {
    const begun = startingSearches(settings, member, visit.cookie);
    const wish = readSearch(url.searchParams, settings, begun);
    const regions = unnamed.regionsOf(wish.search.country);
    // A region needs its country, which only the member's profile may provide: such a search waits for it.
    const open = url.searchParams.get('countryregion') ? [] : wish.open;
    return { ...wish, open, search: withKnownRegion(wish.search, regions) };
  };
  const keeping = visit
    .user()
    .then((member) => keepSearch(asked, member, read(member), startingSearches(settings, member)));
  const [{ search, named, page, member, found }] = await Promise.all([findMembers(asked, read), keeping]);
  const { defaults } = startingSearches(settings, member, visit.cookie);
  const pages = found ? searchPageCount(found.numResults) : 0;
  if (pages > 0 && page > pages) {
    throw redirect(
      urls.withQuery(urls.path('members'), { ...(named ? searchQuery(search) : {}), page: pages }),
    );
  }
  const places = unnamed.in(await visit.locale());
  return (
    found && {
      search,
      defaults,
      named,
      lowestAge: settings.min_age,
      countries: settings.countries,
      regions: regionLines(places.regionsOf(search.country)),
      offered: settings.search_fields,
      count: found.numResults,
      page: found.pageNumber,
      pages,
      people: found.results.map((card) => personOf(card, places)),
      similar: found.similar_results.map((card) => personOf(card, places)),
      wider: widerOf(found),
      hasHome: Boolean(member?.profile.country),
    }
  );
});

/** Handles hearts without script. */
export const action = pageAction(async (sent) => {
  await answerLike(sent);
  return null;
});
