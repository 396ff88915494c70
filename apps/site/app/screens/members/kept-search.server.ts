import { unwrap } from '@heartwood/api-client';
import type { User } from '@heartwood/api-contract';
import type { PageRequest } from '../../visit/page.server';
import { isSameSearch, savedSearch } from './member-search';
import type { ReadSearch, StartingSearches } from './member-search';

/**
 * Stores the filters that a member chose on one of our pages, so that the next search starts with them;
 * deletes them if they equal the defaults. A failure must not prevent the search.
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
