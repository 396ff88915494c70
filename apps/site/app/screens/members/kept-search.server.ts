import { unwrap } from '@heartwood/api-client';
import type { User } from '@heartwood/api-contract';
import type { PageRequest } from '../../visit/page.server';
import { isSameSearch, savedSearch } from './member-search';
import type { ReadSearch, StartingSearches } from './member-search';

/**
 * Keeps the filters that a member chose on one of our own pages, so that the next search begins with them. Those that
 * one would begin with anyway are forgotten. That it fails is no reason not to search.
 */
export async function keepSearch(
  { visit, api, request }: PageRequest,
  member: User | null,
  { search, named }: ReadSearch,
  { start, defaults }: StartingSearches,
): Promise<void> {
  const ours = request.headers.get('sec-fetch-site') === 'same-origin';
  if (!member || !named || !ours || isSameSearch(search, start)) return;
  const kept = isSameSearch(search, defaults) ? null : savedSearch(search);
  await unwrap(api.PUT('/api/user.php', { body: { search: kept } })).catch((error: unknown) =>
    visit.report(error),
  );
}
