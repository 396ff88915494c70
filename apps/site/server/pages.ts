import { randomBytes } from 'node:crypto';
import { createRequestHandler } from '@remix-run/node';
import type { AppLoadContext, RequestHandler, ServerBuild } from '@remix-run/node';
import { pick } from '../app/format/pick';
import { consentDue, tagOrigins } from '../app/consent/consent.server';
import { cdnOrigin } from '../app/printing/cdn.server';
import { lastResort } from '../app/printing/last-resort.server';
import { Visit } from '../app/visit/visit.server';
import type { VisitSource } from '../app/visit/visit.server';
import { compressed } from './compressed';
import type { KnownRoute } from './route-table';
import { pagePolicy, policyHeaders } from './security-headers';

/**
 * Returns the build with only one page's routes, whose ids are `names`. The framework matches an address
 * against every route several times per request; with the whole table that is a third of the work.
 */
export function buildOfPage(build: ServerBuild, names: readonly string[]): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, names),
    assets: { ...build.assets, routes: pick(build.assets.routes, names) },
  };
}

/** Input of a page's response, in addition to the request itself. */
export interface PageOptions {
  readonly build: ServerBuild;
  /** The page at `/`; browsers never request its route, so every document names it. */
  readonly home: KnownRoute | undefined;
  readonly checkoutOrigins: readonly string[];
  readonly compress: boolean;
  /** Returns the text of a browser build file by its address. */
  readonly readAsset: AppLoadContext['readAsset'];
}

/** Creates the handler of pages and their data. */
export function createPages(
  options: PageOptions,
): (
  request: Request,
  source: Omit<VisitSource, 'nonce' | 'routeId' | 'handle'>,
  route: KnownRoute | undefined,
) => Promise<Response> {
  const handlers = new Map<string | undefined, RequestHandler>();
  const handlerOf = (route: KnownRoute | undefined): RequestHandler => {
    const known = handlers.get(route?.id);
    if (known) return known;
    const build = route
      ? buildOfPage(options.build, [...route.lineage, ...(options.home?.lineage ?? [])])
      : options.build;
    const handler = createRequestHandler(build, 'production');
    handlers.set(route?.id, handler);
    return handler;
  };
  return async (request, source, route) => {
    const nonce = randomBytes(16).toString('base64url');
    const visit = new Visit({ ...source, nonce, routeId: route?.id, handle: route?.handle });
    const given = await handlerOf(route)(request, { visit, readAsset: options.readAsset });
    const broken =
      given.status === 500 && visit.document && !given.headers.get('content-type')?.startsWith('text/html');
    const answer = broken ? await lastResort(visit) : given;
    for (const cookie of visit.cookiesToSet()) answer.headers.append('set-cookie', cookie);
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store');
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const settings = await visit.settings().catch(() => undefined);
      const policy = pagePolicy({
        nonce,
        cdnOrigin: settings && cdnOrigin(settings),
        checkoutOrigins: options.checkoutOrigins,
        tagOrigins: tagOrigins((settings && consentDue(visit, settings)?.tags) ?? []),
      });
      for (const [name, value] of Object.entries(policyHeaders(policy))) answer.headers.set(name, value);
    }
    return options.compress ? compressed(request, answer) : answer;
  };
}
