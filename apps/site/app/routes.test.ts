import { routeNames, routes } from '@heartwood/domain';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import config from './routes';

/** Maps each page's id to the module of its layout. */
function layoutsOf(entries: readonly RouteConfigEntry[], layout = ''): [string, string][] {
  return entries.flatMap(({ id = '', file, children }) =>
    children ? layoutsOf(children, layout || file) : [[id, layout] as [string, string]],
  );
}

test('every page has the layout of the route table', () => {
  const layouts = new Map(layoutsOf(config as RouteConfigEntry[]));
  const folders = routeNames.map((name) => [name, layouts.get(name)?.replace(/[^/]*$/, '')]);
  expect(folders).toEqual(routeNames.map((name) => [name, `layouts/${routes[name].layout}/`]));
});
