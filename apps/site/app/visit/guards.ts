import { routes } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { urls } from '../urls';

/** Pages that a member is sent on from. */
const visitorsOnly: ReadonlySet<RouteName> = new Set<RouteName>(['index', 'login', 'signup']);

/** Pages for members of one kind; the other kind is sent to the page named. */
const tiers: Readonly<Partial<Record<RouteName, { readonly paid: boolean; readonly others: string }>>> = {
  premium: { paid: false, others: urls.path('credits') },
  'credits-repeat-order': { paid: true, others: urls.path('premium') },
};

/** What a guard must know of whoever asks for a page. */
export interface Caller {
  readonly signedIn: boolean;
  readonly paid: boolean;
}

/** What a guard must know of the page asked for. */
export interface Asked {
  readonly route: RouteName | undefined;
  /** Path and query of the page asked for. */
  readonly address: string;
  /** Whether visitors may search and see profiles on this brand. */
  readonly visitorsMaySearch: boolean;
}

/** Whether a page answers visitors and members alike, so that nobody needs to be asked who they are. */
export function isOpenPage(route: RouteName | undefined): boolean {
  return !route || (routes[route].access === 'public' && !visitorsOnly.has(route));
}

/** Whether the page has an address in each language: those that visitors may see, whatever brand they visit. */
export function speaksByAddress(route: RouteName | undefined): boolean {
  return !route || routes[route].access === 'public';
}

/** Whether the guard needs to know more about a member than that there is one. */
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

/** Where a page sends whoever may not see it; `undefined` for those who may. */
export function guard(asked: Asked, caller: Caller): string | undefined {
  const { route, address } = asked;
  if (!caller.signedIn) return closedToVisitors(asked) ? urls.login(address) : undefined;
  if (!route) return undefined;
  if (visitorsOnly.has(route)) {
    const to = route === 'login' ? new URLSearchParams(address.split('?')[1]).get('to') : null;
    return urls.afterLogin(to);
  }
  const tier = tiers[route];
  return tier && tier.paid !== caller.paid ? tier.others : undefined;
}
