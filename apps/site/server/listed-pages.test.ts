import type { Locale } from '@heartwood/i18n';
import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { definePage } from '../app/document/page-handle';
import { listedPages, listedPaths, robots, sitemap } from './listed-pages';

function routesOf(handles: Readonly<Record<string, unknown>>): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(handles).map(([id, handle]) => [
      id,
      { id, path: id, module: { handle, default: () => null } },
    ]),
  );
}

const listed = definePage({ messages: [], listed: true });

test('lists only pages marked as listed, and none with path parameters', () => {
  const routes = routesOf({
    'pages-terms': listed,
    index: listed,
    login: definePage({ messages: [] }),
    members: definePage({ messages: [], listed: false }),
    chats: undefined,
    'members-id': listed,
    token: listed,
    missing: listed,
    'layout-default': listed,
  });
  expect(listedPaths(routes)).toEqual(['/', '/pages/terms']);
});

test("lists a brand's own pages in the languages they are written in", () => {
  const pages = listedPages(['/'], { brand: 'samtlicht', locales: ['de', 'en', 'pl'] });
  expect(pages).toEqual([
    { path: '/', locales: ['de', 'en', 'pl'] },
    { path: '/einvernehmen', locales: ['de', 'en'] },
  ]);
  expect(listedPages(['/'], { brand: 'nobody', locales: ['de'] })).toEqual([{ path: '/', locales: ['de'] }]);
});

test("lists the imprint only if one of the brand's languages requires it", () => {
  const pathsOf = (locales: readonly Locale[]) =>
    listedPages(['/', '/pages/imprint'], { brand: 'nobody', locales }).map(({ path }) => path);
  expect([pathsOf(['en', 'de']), pathsOf(['fr']), pathsOf(['en', 'nl'])]).toEqual([
    ['/', '/pages/imprint'],
    ['/', '/pages/imprint'],
    ['/'],
  ]);
});

test('the sitemap has every page in every language, with all alternates', () => {
  const links = [
    '<xhtml:link rel="alternate" hreflang="nl" href="https://one.example/?lang=nl"/>',
    '<xhtml:link rel="alternate" hreflang="fr" href="https://one.example/?lang=fr"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://one.example/"/>',
  ].join('');
  expect(sitemap('https://one.example', [{ path: '/', locales: ['nl', 'fr'] }])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>https://one.example/?lang=nl</loc>${links}</url>`,
      `<url><loc>https://one.example/?lang=fr</loc>${links}</url>`,
      `<url><loc>https://one.example/</loc>${links}</url>`,
      '</urlset>',
      '',
    ].join('\n'),
  );
});

test('the sitemap escapes URLs', () => {
  const [, , entry] = sitemap('https://one.example', [{ path: `/a?b=1&c='<x>'`, locales: [] }]).split('\n');
  expect(entry).toBe(
    '<url><loc>https://one.example/a?b=1&amp;c=%27%3Cx%3E%27</loc>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://one.example/a?b=1&amp;c=%27%3Cx%3E%27"/></url>',
  );
});

test('robots.txt disallows non-page paths and links the sitemap', () => {
  expect(robots('https://one.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /media/',
    'Disallow: /language',
    'Disallow: /logout',
    '',
    'Sitemap: https://one.example/sitemap.xml',
    '',
  ]);
});
