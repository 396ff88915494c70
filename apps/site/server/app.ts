import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServerBuild } from '@remix-run/node';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ApiError } from '@heartwood/api-client';
import { requestSizes } from '@heartwood/domain';
import { shortAddress, trustedProxies } from '@heartwood/domain/client-address';
import type { Locale } from '@heartwood/i18n';
import { offlineAddress } from '../app/offline/offline-store';
import { sharedPhotosAddress } from '../app/offline/shared-photos';
import { notificationIcon, workerAddress } from '../app/push/push-addresses';
import { SettingsCache } from '../app/visit/settings-cache.server';
import { interestsOf } from '../app/visit/interests.server';
import { placesOf } from '../app/visit/places.server';
import { sessionCookies, Visit } from '../app/visit/visit.server';
import { urls } from '../app/urls';
import { answerAsset, readText } from './assets';
import type { Assets } from './assets';
import { boundedMultipart } from './bounded-multipart';
import { addBrandFiles } from './brand-files';
import { answerCatalogue } from './catalogues';
import type { Environment } from './environment';
import { compressed } from './compressed';
import { cspReportBytes, cspReportLimit, readCspReports } from './csp-report';
import { createForwarder, largestForwardedBody } from './forward';
import { readOrigin } from './forwarded';
import { createLanders } from './landers';
import { createPages } from './pages';
import { answerProfileLanding } from './profile-landings';
import { answerOfflinePage } from './offline-page';
import { pageAddress } from './page-address';
import { answerPushWorker } from './push-worker';
import { answerRouteManifest, routeManifestPath, routeManifestUrlBytes } from './route-manifest';
import { createRouteTable } from './route-table';
import { commonHeaders, reportPath } from './security-headers';
import { isReading, isSameOrigin } from './same-origin';
import type { SiteContext, SiteEnv } from './site-context';
import { UploadSlots } from './upload-slots';

/** The parts of the site's server. */
export interface SiteParts {
  readonly environment: Environment;
  readonly build: ServerBuild;
  readonly assets: Assets;
  readonly log: Logger;
  /** Whether the process is shutting down. */
  readonly draining: () => boolean;
}

const readyTimeout = 500;

function isLocalAddress(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cde])/i.test(address);
}

function isMultipart(c: SiteContext): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

function longestAddress(path: string): number {
  return path === routeManifestPath ? routeManifestUrlBytes : requestSizes.urlBytes;
}

async function apiAnswers(apiOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/api/settings.php`, {
      signal: AbortSignal.timeout(readyTimeout),
    });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Creates the site's server: health checks, the API proxy, files, texts and pages. */
export function createSite({ environment, build, assets, log, draining }: SiteParts) {
  const app = new Hono<SiteEnv>();
  const forwarder = createForwarder(environment.apiOrigin, build.assets.version);
  const trusted = trustedProxies(environment.trustedProxies);
  const routeOf = createRouteTable(build.routes);
  const settingsCache = new SettingsCache();
  const mayReport = cspReportLimit();
  const answerLander = createLanders();
  const uploads = new UploadSlots();
  const answerPage = createPages({
    build,
    home: routeOf('/'),
    checkoutOrigins: environment.checkoutOrigins,
    compress: environment.compressHtml,
    readAsset: (address) => readText(assets, address),
  });

  function note(c: SiteContext, status: number, started: number): void {
    log.info(
      {
        request: c.get('requestId'),
        method: c.req.method,
        route: c.get('pattern'),
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        network: shortAddress(c.get('origin').address),
      },
      'request',
    );
  }

  app.use(async (c, next) => {
    const { incoming } = c.env;
    const origin = readOrigin(incoming.headers, incoming.socket.remoteAddress ?? '', {
      trusted,
      baseUrl: environment.baseUrl,
    });
    const refusal = commonHeaders({ https: origin?.protocol === 'https' });
    if (!origin) return c.text('Bad Request', 400, refusal);
    if ((incoming.url?.length ?? 0) > longestAddress(c.req.path)) return c.text('URI Too Long', 414, refusal);
    const started = performance.now();
    c.set('origin', origin);
    c.set('requestId', randomUUID());
    c.set('pattern', '');
    await next();
    if (c.get('pattern'))
      note(c, c.env.outgoing.headersSent ? c.env.outgoing.statusCode : c.res.status, started);
    if (c.env.outgoing.headersSent) return undefined;
    const secretAddress = new URL(c.req.url).searchParams.has('token');
    const shownElsewhere = [notificationIcon, urls.icon].includes(c.req.path);
    const headers = commonHeaders({ https: origin.protocol === 'https', secretAddress, shownElsewhere });
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    c.res.headers.set('x-request-id', c.get('requestId'));
    // A refused body is not read, so the connection can't be used again.
    if (draining() || !incoming.complete) c.res.headers.set('connection', 'close');
    return undefined;
  });

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (draining()) return c.text('draining', 503);
    return (await apiAnswers(environment.apiOrigin)) ? c.text('ok') : c.text('the API does not answer', 503);
  });

  async function forward(c: SiteContext): Promise<Response> {
    const { pathname } = new URL(c.req.url);
    const isCall = /^\/api\/[a-z-]{1,40}\.php$/.test(pathname);
    c.set('pattern', pathname.startsWith('/media/') ? '/media/:key' : isCall ? pathname : '(unknown)');
    const { incoming, outgoing } = c.env;
    await forwarder.forward(incoming, outgoing, { origin: c.get('origin'), requestId: c.get('requestId') });
    return RESPONSE_ALREADY_SENT;
  }
  app.all('/api/*', forward);
  app.all('/media/*', forward);

  app.post(reportPath, bodyLimit({ maxSize: cspReportBytes }), async (c) => {
    if (!mayReport(shortAddress(c.get('origin').address), Date.now()))
      return c.text('Too Many Requests', 429);
    const sent: unknown = await c.req.json().catch(() => undefined);
    for (const report of readCspReports(sent)) log.warn({ report }, 'content security policy violated');
    return c.body(null, 204);
  });

  function visitSource(c: SiteContext) {
    const origin = c.get('origin');
    const { address, document } = pageAddress(new URL(c.req.url));
    return {
      request: c.req.raw,
      origin: {
        ...origin,
        requestId: c.get('requestId'),
        cookie: c.req.header('cookie'),
        userAgent: c.req.header('user-agent'),
      },
      apiOrigin: environment.apiOrigin,
      settingsCache,
      network: isLocalAddress(origin.address) ? undefined : shortAddress(origin.address),
      address,
      document,
      report: (error: unknown) => log.error({ request: c.get('requestId'), error }, 'page failed'),
    };
  }

  app.get('/messages/:file', (c) => answerCatalogue(c.req.param('file'), c.req.header('accept-encoding')));

  app.get(routeManifestPath, (c) => {
    c.set('pattern', routeManifestPath);
    const answer = answerRouteManifest(new URL(c.req.url).searchParams, build.assets, routeOf);
    return environment.compressHtml ? compressed(c.req.raw, answer) : answer;
  });

  addBrandFiles(app, { routes: build.routes, assets, publicSettings });

  // The installed app's worker takes shared photos; the device sends them here if it isn't running.
  app.on(['GET', 'POST'], sharedPhotosAddress, (c) => c.redirect(urls.ownPhotos, 303));

  app.get(workerAddress, (c) => compressed(c.req.raw, answerPushWorker()));

  app.get(offlineAddress, async (c) => {
    c.set('pattern', offlineAddress);
    const answer = await answerOfflinePage(new Visit({ ...visitSource(c), nonce: '' }), assets);
    return answer
      ? compressed(c.req.raw, answer)
      : c.text('Service Unavailable', 503, { 'retry-after': '60' });
  });

  app.use(async (c, next) => {
    const asset = answerAsset(assets, c.req.raw, new URL(c.req.url).pathname);
    if (asset) return asset;
    return next();
  });

  app.use(async (c, next) => {
    if (isReading(c.req.method)) return next();
    const { protocol, host } = c.get('origin');
    if (!isSameOrigin(c.env.incoming.headers, `${protocol}://${host}`)) {
      log.warn({ request: c.get('requestId') }, 'form from a foreign origin refused');
      return c.text('Forbidden', 403);
    }
    // The framework compares Origin and Host itself, and pages with a secret address send `null`.
    c.req.raw.headers.delete('origin');
    const isUpload = isMultipart(c) && sessionCookies(c.req.header('cookie')).length > 0;
    const limit = (maxSize: number) =>
      bodyLimit({ maxSize, onError: () => c.text('Content Too Large', 413) })(c, next);
    if (!isUpload) return limit(requestSizes.jsonBytes);
    const network = shortAddress(c.get('origin').address);
    if (!uploads.take(network)) return c.text('Service Unavailable', 503, { 'retry-after': '10' });
    try {
      return await limit(largestForwardedBody);
    } finally {
      uploads.release(network);
    }
  });

  app.use(async (c, next) => {
    if (isReading(c.req.method) || !isMultipart(c)) return next();
    const bounded = await boundedMultipart(c.req.raw);
    if (bounded === 413) return c.text('Content Too Large', 413);
    if (bounded === 400) return c.text('Bad Request', 400);
    c.req.raw = bounded;
    return next();
  });

  async function publicSettings(c: SiteContext) {
    const visit = new Visit({ ...visitSource(c), nonce: '' });
    try {
      return { settings: await visit.settings(), origin: visit.ownOrigin };
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) throw new HTTPException(404);
      log.error({ request: c.get('requestId'), error }, 'settings for crawlers failed');
      return undefined;
    }
  }

  app.get('/landers/*', async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const source = visitSource(c);
    const nobody = { ...source.origin, cookie: undefined };
    const visit = new Visit({ ...source, origin: nobody, nonce: '' });
    const asked = {
      origin: visit.ownOrigin,
      settings: visit.settings,
      interests: () => interestsOf(visit),
      places: (locale: Locale) => placesOf(visit, locale),
    };
    const answer = await answerLander(pathname, asked).catch((error: unknown) => source.report(error));
    if (!answer) return next();
    c.set('pattern', routeOf(pathname)?.pattern ?? '(unknown)');
    return environment.compressHtml ? compressed(c.req.raw, answer) : answer;
  });

  app.get('/members/:id/:landing/:slug?', async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const answer = await answerProfileLanding(new Visit({ ...visitSource(c), nonce: '' }), pathname);
    if (!answer) return next();
    c.set('pattern', routeOf(pathname)?.pattern ?? '(unknown)');
    return environment.compressHtml ? compressed(c.req.raw, answer) : answer;
  });

  app.all('*', async (c) => {
    const route = routeOf(pageAddress(new URL(c.req.url)).pathname);
    c.set('pattern', route?.pattern ?? '(unknown)');
    return answerPage(c.req.raw, visitSource(c), route);
  });

  return { fetch: app.fetch, endStreams: () => forwarder.drain(), close: () => forwarder.close() };
}
