import { cookies, routes, siteEntryDue } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { cookieIn } from '../format/cookie';
import type { Settings } from '@heartwood/api-contract';

/** The query of the warning's links to the rules that entering accepts. */
export const rulesView = { view: 'rules' } as const;

const rules: ReadonlySet<RouteName> = new Set<RouteName>(['pages-terms', 'pages-cookies']);

/** Whether a `Cookie` header contains the visitor's answer. */
export function enteredBefore(cookie: string | undefined): boolean {
  return cookieIn(cookie, cookies.entry.name) !== undefined;
}

/** The visitor and page, as far as the warning depends on them. */
export interface EntryVisit {
  readonly brand: Pick<Settings, 'enable_site_entry_popup' | 'geoip_country' | 'geoip_selected_country'>;
  readonly loggedIn: boolean;
  readonly entered: boolean;
  readonly installedApp: boolean;
  readonly route: RouteName;
  readonly query: URLSearchParams;
}

/**
 * Whether a page shows the warning. The country of the IP address counts, the chosen one only if that is
 * unknown. The rules can be read from the warning without it.
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
