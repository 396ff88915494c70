import { hasTrafficSource } from '@heartwood/domain';
import { ApiError } from './api-error';
import type { Brand } from './brands';
import type { Access } from './operation';
import type { Member } from './sessions/member';

/**
 * Whether this brand shows its members to all visitors, or to those from a given source. The site sends a
 * visitor's source in the X-Traffic-Source header, as the original query (`network=…&ref=…`).
 */
export function visitorsMaySearch(brand: Brand, headers: Headers): boolean {
  const { logged_out_search, logged_out_search_trafficsource } = brand.settings;
  if (logged_out_search || !logged_out_search_trafficsource) return logged_out_search;
  const source = new URLSearchParams(headers.get('x-traffic-source') ?? '');
  return hasTrafficSource({ network: source.get('network') ?? '', ref: source.get('ref') ?? '' });
}

/** The single place that decides access; throws `authentication_required` if a login is needed. */
export function checkAccess(access: Access, member: Member | null, brand: Brand, headers: Headers): void {
  if (access === 'public' || member) return;
  if (access === 'visitor-search' && visitorsMaySearch(brand, headers)) return;
  throw new ApiError('authentication_required');
}
