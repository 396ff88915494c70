import type { ServerBuild } from '@remix-run/node';
import type { PageRoute } from '../app/navigation/route-match';

/** Where browsers ask which routes answer the addresses of a page's links. */
export const routeManifestPath = '/__manifest';

/** The longest address that the framework's browser side asks with, in bytes, its origin included. */
export const routeManifestUrlBytes = 7680;

/**
 * Answers which routes, with their files, answer the paths `p`. The framework's own answer matches every path and all
 * parts of it against every route, which a single long address turns into seconds of work. A browser that still runs an
 * older build is told to load the document again.
 */
export function answerRouteManifest(
  query: URLSearchParams,
  { version, routes }: ServerBuild['assets'],
  routeOf: (pathname: string) => PageRoute | undefined,
): Response {
  if (query.get('version') !== version) {
    const headers = { 'x-remix-reload-document': 'true', 'cache-control': 'no-store' };
    return new Response(null, { status: 204, headers });
  }
  const ids = new Set(query.getAll('p').flatMap((path) => routeOf(path)?.lineage ?? []));
  const found = Object.fromEntries([...ids].map((id) => [id, routes[id]]));
  return Response.json(found, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
}
