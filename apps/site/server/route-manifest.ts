import type { ServerBuild } from '@remix-run/node';
import type { PageRoute } from '../app/navigation/route-match';

/** Where browsers request the routes for the addresses of a page's links. */
export const routeManifestPath = '/__manifest';

/** Maximum address length of the framework's own requests, in bytes, including the origin. */
export const routeManifestUrlBytes = 7680;

/**
 * Returns the routes, with their files, for the paths `p`. The framework's own handler matches every path and
 * all parts of it against every route, which a single long address turns into seconds of work. A browser with
 * an older build reloads the document.
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
