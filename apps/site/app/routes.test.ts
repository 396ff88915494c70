import { routeNames, routes } from '@heartwood/domain';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, test } from 'vitest';
import config from './routes';

/** By the id of each page, the ids of what it stands in. */
function placesOf(
  entries: readonly RouteConfigEntry[],
  inside: readonly string[] = [],
): [string, string[]][] {
  return entries.flatMap(({ id = '', children }) =>
    children ? placesOf(children, [...inside, id]) : [[id, [...inside]] as [string, string[]]],
  );
}

test('every page stands in the layout that the route table names', () => {
  const places = new Map(placesOf(config as RouteConfigEntry[]));
  const laidOut = routeNames.map((name) => [name, places.get(name)?.[0]?.replace(/-members$/, '')]);
  expect(laidOut).toEqual(routeNames.map((name) => [name, `layout-${routes[name].layout}`]));
});
