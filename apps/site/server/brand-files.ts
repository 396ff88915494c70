import type { Settings } from '@heartwood/api-contract';
import type { ServerBuild } from '@remix-run/node';
import type { Hono } from 'hono';
import { notificationIcon } from '../app/push/push-addresses';
import { urls } from '../app/urls';
import { drawAppIcon, iconSource, isAppIcon } from './app-icons';
import { readText } from './assets';
import type { Assets } from './assets';
import { compressed } from './compressed';
import { knownBrand } from './known-brand';
import { listedPages, listedPaths, robots, sitemap } from './listed-pages';
import { drawSplash } from './splash';
import type { SiteContext, SiteEnv } from './site-context';
import { answerSocialCard } from './social-card';
import { answerWebAppManifest } from './web-app-manifest';

/** Dependencies of a brand's files. */
export interface BrandFileParts {
  readonly routes: ServerBuild['routes'];
  readonly assets: Assets;
  /**
   * Returns the settings of the requested host, and its origin; `undefined` if the API returns none.
   * @throws HTTPException 404 for a host of no brand
   */
  readonly publicSettings: (c: SiteContext) => Promise<{ settings: Settings; origin: string } | undefined>;
}

const mayBeKept = 'public, max-age=3600';

function unavailable(c: SiteContext): Response {
  return c.text('Service Unavailable', 503, { 'retry-after': '60' });
}

function notFound(c: SiteContext): Response {
  return c.text('Not Found', 404, { 'cache-control': 'no-store' });
}

/**
 * Adds what crawlers and devices request of a brand: its icons, splash screens, web app manifest, cards, sitemap and
 * robots.txt.
 */
export function addBrandFiles(app: Hono<SiteEnv>, { routes, assets, publicSettings }: BrandFileParts): void {
  const siteMark = readText(assets, urls.icon) ?? '';
  const markOf = ({ brand }: Settings): string => knownBrand(brand)?.mark ?? siteMark;

  app.get(urls.icon, async (c, next) => {
    const found = await publicSettings(c);
    if (!found) return next();
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': mayBeKept };
    return compressed(c.req.raw, new Response(markOf(found.settings), { headers }));
  });

  async function answerIcon(c: SiteContext, name: string): Promise<Response> {
    if (!isAppIcon(name)) return notFound(c);
    const found = await publicSettings(c);
    if (!found) return unavailable(c);
    const png = await drawAppIcon(iconSource(found.settings, markOf(found.settings)), name);
    return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': mayBeKept } });
  }
  app.get(notificationIcon, (c) => answerIcon(c, 'any-192'));
  app.get('/icons/:file', (c) => {
    c.set('pattern', '/icons/:file');
    return answerIcon(c, /^(.+)\.png$/.exec(c.req.param('file'))?.[1] ?? '');
  });

  app.get('/splash/:file', async (c) => {
    c.set('pattern', '/splash/:file');
    const found = await publicSettings(c);
    if (!found) return unavailable(c);
    const name = /^(.+)\.png$/.exec(c.req.param('file'))?.[1] ?? '';
    const png = await drawSplash(found.settings, name);
    if (!png) return notFound(c);
    return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': mayBeKept } });
  });

  app.get(urls.webAppManifest(), async (c) => {
    c.set('pattern', urls.webAppManifest());
    const found = await publicSettings(c);
    if (!found) return unavailable(c);
    const asked = new URL(c.req.url).searchParams;
    const manifest = await answerWebAppManifest(asked, found.settings, markOf(found.settings));
    return manifest ? compressed(c.req.raw, manifest) : notFound(c);
  });

  const paths = listedPaths(routes);
  app.get('/robots.txt', (c) => {
    c.set('pattern', '/robots.txt');
    const { protocol, host } = c.get('origin');
    return c.text(robots(`${protocol}://${host}`), 200, { 'cache-control': mayBeKept });
  });
  app.get('/sitemap.xml', async (c) => {
    c.set('pattern', '/sitemap.xml');
    const found = await publicSettings(c);
    if (!found) return unavailable(c);
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': mayBeKept };
    const body = sitemap(found.origin, listedPages(paths, found.settings));
    return compressed(c.req.raw, new Response(body, { headers }));
  });
  app.get('/social/:file', async (c) => {
    c.set('pattern', '/social/:file');
    const found = await publicSettings(c);
    if (!found) return unavailable(c);
    return answerSocialCard(c.req.raw, c.req.param('file'), found.settings);
  });
}
