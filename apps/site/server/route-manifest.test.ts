import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { createRouteMatch } from '../app/navigation/route-match';
import { answerRouteManifest } from './route-manifest';

const route = (id: string, parentId?: string, path?: string) => ({
  id,
  parentId,
  path,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
});
const routes = {
  root: route('root', undefined, ''),
  layout: route('layout', 'root'),
  login: route('login', 'layout', 'login'),
  member: route('member', 'layout', 'members/:id'),
  missing: route('missing', 'root', '*'),
};
const assets: ServerBuild['assets'] = {
  entry: { imports: [], module: '/assets/entry.js' },
  routes,
  url: '/assets/manifest.js',
  version: 'v1',
};
const answer = (query: string) =>
  answerRouteManifest(new URLSearchParams(query), assets, createRouteMatch(routes));

test('returns the requested routes with their parents, cached as immutable', async () => {
  const given = answer('p=/login&p=/members/1&p=/members/2&version=v1');
  expect(given.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { root, layout, login, member } = routes;
  expect(await given.json()).toEqual({ root, layout, login, member });
});

test('returns the missing route for an unknown path', async () => {
  expect(Object.keys((await answer('p=/a/b/c&version=v1').json()) as object)).toEqual(['root', 'missing']);
});

test('reloads the document for an older build', () => {
  const given = answer('p=/login&version=v0');
  expect([
    given.status,
    given.headers.get('x-remix-reload-document'),
    given.headers.get('cache-control'),
  ]).toEqual([204, 'true', 'no-store']);
});
