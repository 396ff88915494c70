import { routeNames, routePath, routerPath } from '@heartwood/domain';
import { expect, test } from 'vitest';
import { createRouteMatch } from './route-match';
import type { RouteList } from './route-match';

const layoutId = 'layout';
const routes: RouteList = {
  root: { id: 'root', path: '' },
  [layoutId]: { id: layoutId, parentId: 'root' },
  missing: { id: 'missing', parentId: layoutId, path: '*' },
  ...Object.fromEntries(
    routeNames.map((name) => [name, { id: name, parentId: layoutId, path: routerPath(name).slice(1) }]),
  ),
};
const match = createRouteMatch(routes);
const parts = { id: '7', type: 'given', token: 'imprint', slug: 'eng', paymentmethod: 'card' };

test.each(routeNames)('%s matches its own path', (name) => {
  const address = routePath(name, parts as Parameters<typeof routePath>[1]);
  expect(match(address)?.id).toBe(name);
});

test('the most specific route wins', () => {
  expect(match('/credits/repeat-order')?.id).toBe('credits-repeat-order');
  expect(match('/credits/5')?.id).toBe('credits-id-paymentmethod');
  expect(match('/likes/m/5')?.id).toBe('likes-m-id');
  expect(match('/members/5/landing2')?.id).toBe('members-id-landing2-slug');
  expect(match('/transactions')?.id).toBe('transactions-id');
});

test('an unknown path matches the missing route', () => {
  expect(match('/members/5/unknown/more')?.id).toBe('missing');
  expect(match('/a/b/c')?.id).toBe('missing');
});

test('a match includes its parent routes and its pattern', () => {
  expect(match('/members/5/')).toMatchObject({
    id: 'members-id',
    lineage: ['root', layoutId, 'members-id'],
    pattern: '/members/:id',
  });
});
