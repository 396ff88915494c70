import { readFileSync } from 'node:fs';
import { locales, localeDescriptions } from '@heartwood/i18n';
import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { SettingsCache } from '../app/visit/settings-cache.server';
import { createPages } from './pages';

const unknown = new Error('nobody knows this step');
const logged: unknown[] = [];

const nothing = () => {
  throw unknown;
};

/** A build whose only page throws, and whose error page throws as well. */
const broken: ServerBuild = {
  entry: { module: { default: nothing, handleError: (error) => void logged.push(error) } },
  routes: { root: { id: 'root', path: '', module: { default: () => null, loader: nothing } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  assetsBuildDirectory: '',
  basename: '/',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  isSpaMode: false,
  mode: 'production',
  publicPath: '/',
};

const answerPage = createPages({
  build: broken,
  home: undefined,
  checkoutOrigins: [],
  compress: false,
  readAsset: () => undefined,
});

function ask(cookie: string): Promise<Response> {
  const request = new Request('http://localhost/');
  const origin = {
    protocol: 'http',
    host: 'localhost',
    address: '127.0.0.1',
    requestId: '1',
    cookie,
  } as const;
  const source = {
    request,
    origin,
    // Nothing listens here: the page works without the brand's settings too.
    apiOrigin: 'http://127.0.0.1:9',
    settingsCache: new SettingsCache(),
    address: '/',
    document: true,
    report: nothing,
  };
  return answerPage(request, source, undefined);
}

const catalogue = (locale: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/i18n/src/catalogues/${locale}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

test('a page that fails, and its error page too, returns a 500 page in every language', async () => {
  const answers = await Promise.all(
    locales.map(async (locale) => {
      const answer = await ask(`locale=${locale}`);
      const { status, headers } = answer;
      const html = await answer.text();
      const { 'error_page.failed': failed, 'error_page.go_home': home } = catalogue(locale);
      expect(html, locale).toContain(`<html lang="${localeDescriptions[locale].htmlLang}">`);
      expect(html, locale).toContain(`<h1>${failed}</h1><p><a href="/">${home}</a></p>`);
      return [status, headers.get('content-type'), headers.get('cache-control')];
    }),
  );
  expect(answers).toEqual(locales.map(() => [500, 'text/html; charset=utf-8', 'private, no-store']));
  expect(new Set(logged)).toEqual(new Set([unknown]));
});
