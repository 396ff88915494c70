import type { ServerBuild } from '@remix-run/node';
import { isPageHandle } from '../app/document/page-handle';
import type { PageHandle } from '../app/document/page-handle';
import { createRouteMatch } from '../app/navigation/route-match';
import type { PageRoute } from '../app/navigation/route-match';

/** A page's route as known to the server before the page runs. */
export interface KnownRoute extends PageRoute {
  readonly handle?: PageHandle;
}

/** Creates the lookup of the page for a path in a build's routes. */
export function createRouteTable(
  routes: ServerBuild['routes'],
): (pathname: string) => KnownRoute | undefined {
  const match = createRouteMatch(routes);
  const handleOf = (id: string): PageHandle | undefined => {
    const handle: unknown = routes[id]?.module.handle;
    return isPageHandle(handle) ? handle : undefined;
  };
  return (pathname) => {
    const route = match(pathname);
    return route && { ...route, handle: handleOf(route.id) };
  };
}
