import { brandPageTokens } from '@heartwood/brands/pages';
import { routeNames, routes as table } from '@heartwood/domain';
import { hasImprint, localeAlternates } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import type { ServerBuild } from '@remix-run/node';
import { isPageHandle } from '../app/document/page-handle';
import { escaped } from '../app/format/escaped';
import { urls } from '../app/urls';

/** A page that search engines may list, with the languages that it exists in. */
export interface ListedPage {
  readonly path: string;
  readonly locales: readonly Locale[];
}

/** Returns the paths of the pages that every brand lists, in route table order. */
export function listedPaths(routes: ServerBuild['routes']): readonly string[] {
  return routeNames
    .filter((name) => {
      const handle: unknown = routes[name]?.module.handle;
      return isPageHandle(handle) && handle.listed === true && !table[name].path.includes('{');
    })
    .map((name) => table[name].path);
}

/**
 * Returns a brand's listed pages: those of every brand in all its languages, its own in the ones they are
 * written in.
 */
export function listedPages(
  paths: readonly string[],
  { brand, locales }: { readonly brand: string; readonly locales: readonly Locale[] },
): readonly ListedPage[] {
  const own = [...brandPageTokens(brand)].map(([token, written]) => ({
    path: urls.path('token', { token }),
    locales: locales.filter((locale) => written.includes(locale)),
  }));
  const imprint = urls.path('pages-imprint');
  const all = hasImprint(locales) ? paths : paths.filter((path) => path !== imprint);
  return [...all.map((path) => ({ path, locales })), ...own];
}

/** Returns the sitemap of an origin: every page in every language, each with its alternates. */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ path, locales }) => {
    const alternates = localeAlternates(new URL(path, origin), locales);
    const links = alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(hrefLang)}" href="${escaped(href)}"/>`,
    );
    return alternates.map(({ href }) => `<url><loc>${escaped(href)}</loc>${links.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the robots.txt of an origin. Unlisted pages declare so themselves, and are not named here. */
export function robots(origin: string): string {
  const closed = ['/api/', '/media/', urls.language, urls.logout];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
