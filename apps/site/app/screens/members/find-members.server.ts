import type { OwnProfile, Search } from '@heartwood/api-contract';
import { unwrap } from '@heartwood/api-client';
import type { PageRequest } from '../../visit/page.server';
import { apiQuery } from './member-search';
import type { MemberSearch, ReadSearch } from './member-search';

/** A search and what it found; `false` when the session turned out to be over. */
export interface Found extends ReadSearch {
  readonly profile: OwnProfile | null;
  readonly found: Search | false;
}

/**
 * Finds members by a search that the member's own profile may decide on, in one round trip: while the member is asked
 * for, the API is asked to fill in what the profile decides. A server that leaves it open is asked once more.
 */
export async function findMembers(
  { visit, api }: PageRequest,
  read: (profile: OwnProfile | null) => ReadSearch,
  more: { readonly with_photo?: boolean } = {},
): Promise<Found> {
  const ask = (search: MemberSearch, page: number, own?: ReadSearch['open']) =>
    unwrap(
      api.GET('/api/members.php', {
        params: { query: { ...apiQuery(search, page), ...more, own: own && [...own] } },
      }),
    );
  const { search: unread, page: first, open } = read(null);
  const early = visit.hasSession && open.length > 0 && unread.countryregion === null;
  const asked = { ...unread, ...Object.fromEntries(open.map((filter) => [filter, null])) };
  const [guess, user] = await Promise.all([early ? ask(asked, first, open) : undefined, visit.user()]);
  const profile = user && user.profile;
  const wish = read(profile);
  if (guess === false) return { ...wish, profile, found: false };
  const { gender, country, countryregion } = wish.search;
  const fits = guess?.own?.gender === gender && guess.own.country === country && countryregion === null;
  return { ...wish, profile, found: guess && fits ? guess : await ask(wish.search, wish.page) };
}
