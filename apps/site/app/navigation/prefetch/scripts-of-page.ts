import type { PageRoute } from '../route-match';

/** A route of the browser's manifest as far as its scripts go. */
export interface RouteScripts {
  readonly module: string;
  readonly imports?: readonly string[];
}

/** Addresses of the scripts that a page is made of. */
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
