import type { RouteName } from '@heartwood/domain';

/**
 * Returns the part of a page's query that its settings are requested with: all of it, without a mail's token, which is
 * a secret of one operation. The filters of a search (`/members`) describe who is searched for, not the visitor, and
 * files have no route.
 * @param address the page's path and query
 */
export function settingsQuery(
  route: RouteName | undefined,
  address: string,
): Readonly<Record<string, string>> {
  if (route === undefined || route === 'members') return {};
  const query = new URL(address, 'http://localhost').searchParams;
  query.delete('token');
  return Object.fromEntries(query);
}
