import { cookies, routes, siteEntryDue } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { cookieIn } from '../format/cookie';
import type { Settings } from '@heartwood/api-contract';

/** The query of the links from the warning to the rules that one accepts by entering. */
export const rulesView = { view: 'rules' } as const;

const rules: ReadonlySet<RouteName> = new Set<RouteName>(['pages-terms', 'pages-cookies']);

/** Whether a `Cookie` header holds the visitor's answer. */
export function enteredBefore(cookie: string | undefined): boolean {
  return cookieIn(cookie, cookies.entry.name) !== undefined;
}

/** Who visits which page, as far as the warning asks. */
export interface EntryVisit {
  readonly brand: Pick<Settings, 'enable_site_entry_popup' | 'geoip_country' | 'geoip_selected_country'>;
  readonly loggedIn: boolean;
  readonly entered: boolean;
  readonly installedApp: boolean;
  readonly route: RouteName;
  readonly query: URLSearchParams;
}

/**
 * Whether the warning stands before a page. The address's country counts, the chosen one only where that is unknown.
 * Whoever comes from the warning to the rules may read them first.
 */
export function entryDue({ brand, loggedIn, entered, installedApp, route, query }: EntryVisit): boolean {
  if (rules.has(route) && query.get('view') === rulesView.view) return false;
  return siteEntryDue({
    loggedIn,
    installedApp,
    skippedBefore: entered,
    setting: brand.enable_site_entry_popup,
    country: brand.geoip_country ?? brand.geoip_selected_country,
    layout: routes[route].layout,
    route,
  });
}
