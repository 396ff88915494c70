import type { Search, User } from '@heartwood/api-contract';
import { unwrap } from '@heartwood/api-client';
import type { PageRequest } from '../../visit/page.server';
import { answeredSearch, apiQuery, isSameSearch } from './member-search';
import type { ReadSearch } from './member-search';

/** A search and its results; `false` if the session turned out to have ended. */
export interface Found extends ReadSearch {
  readonly member: User | null;
  readonly found: Search | false;
}

/**
 * Runs a search that may depend on the member's account, in one round trip: while the member is loaded, the
 * API is asked to fill in what the account determines. If it filled in something else, the search is
 * repeated.
 */
export async function findMembers(
  { visit, api }: PageRequest,
  read: (member: User | null) => ReadSearch,
  more: { readonly with_photo?: boolean } = {},
): Promise<Found> {
  const ask = ({ search, page }: ReadSearch, open?: ReadSearch['open']) =>
    unwrap(
      api.GET('/api/members.php', {
        params: { query: { ...apiQuery(search, page, open), ...more, own: open && [...open] } },
      }),
    );
  const first = read(null);
  const early = visit.hasSession && first.open.length > 0 && (!first.named || !first.search.countryregion);
  const [guess, member] = await Promise.all([early ? ask(first, first.open) : undefined, visit.user()]);
  const wish = read(member);
  if (guess === false) return { ...wish, member, found: false };
  const answered = guess?.own && answeredSearch(first.search, first.open, guess.own);
  const fits = answered !== undefined && isSameSearch(answered, wish.search);
  return { ...wish, member, found: guess && fits ? guess : await ask(wish) };
}
