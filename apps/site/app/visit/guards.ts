import { routes, safeReturnPath } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { urls } from '../urls';

/** Pages that redirect members. */
const visitorsOnly: ReadonlySet<RouteName> = new Set<RouteName>(['index', 'login', 'signup']);

/** Pages for one kind of member; the other kind is redirected to the page named. */
const tiers: Readonly<Partial<Record<RouteName, { readonly paid: boolean; readonly others: RouteName }>>> = {
  premium: { paid: false, others: 'credits' },
  'credits-repeat-order': { paid: true, others: 'premium' },
};

/** What a guard needs to know of the caller. */
export interface Caller {
  readonly signedIn: boolean;
  readonly paid: boolean;
}

/** What a guard needs to know of the requested page. */
export interface Asked {
  readonly route: RouteName | undefined;
  /** Path and query of the requested page. */
  readonly address: string;
  /** Whether visitors may search and view profiles on this brand. */
  readonly visitorsMaySearch: boolean;
}

/** Whether a page serves visitors and members alike, so that the member needn't be loaded. */
export function isOpenPage(route: RouteName | undefined): boolean {
  return !route || (routes[route].access === 'public' && !visitorsOnly.has(route));
}

/** Whether the page has an address in each language: those that visitors may see on any brand. */
export function speaksByAddress(route: RouteName | undefined): boolean {
  return !route || routes[route].access === 'public';
}

/** Whether the guard needs more of a member than that there is one. */
export function needsMember(route: RouteName | undefined): boolean {
  return route !== undefined && (visitorsOnly.has(route) || tiers[route] !== undefined);
}

function closedToVisitors({ route, address, visitorsMaySearch }: Asked): boolean {
  if (!route) return false;
  const { access } = routes[route];
  if (access === 'member') return true;
  if (access === 'search') return !visitorsMaySearch;
  return access === 'memberOrToken' && !new URLSearchParams(address.split('?')[1]).has('token');
}

function returnPathOf(address: string): string | null {
  return new URLSearchParams(address.split('?')[1]).get('to');
}

/** Returns where a page redirects those who may not see it; `undefined` for those who may. */
export function guard(asked: Asked, caller: Caller): string | undefined {
  const { route, address } = asked;
  if (!caller.signedIn) return closedToVisitors(asked) ? urls.login(address) : undefined;
  if (!route) return undefined;
  if (visitorsOnly.has(route)) {
    return urls.afterLogin(route === 'login' ? returnPathOf(address) : null);
  }
  const tier = tiers[route];
  if (!tier || tier.paid === caller.paid) return undefined;
  return urls.withQuery(urls.path(tier.others), { to: safeReturnPath(returnPathOf(address)) });
}
