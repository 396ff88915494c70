import type { PageRoute } from '../route-match';

/** The script addresses of a route in the browser's manifest. */
export interface RouteScripts {
  readonly module: string;
  readonly imports?: readonly string[];
}

/** Returns the addresses of a page's scripts. */
export function scriptsOfPage(
  routes: Readonly<Record<string, RouteScripts | undefined>>,
  page: Pick<PageRoute, 'lineage'>,
): readonly string[] {
  const scripts = page.lineage.flatMap((id) => {
    const route = routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set(scripts)];
}
