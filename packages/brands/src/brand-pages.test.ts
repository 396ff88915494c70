import { routeNames, routes } from '@heartwood/domain';
import { pageNames } from '@heartwood/i18n/pages';
import { expect, test } from 'vitest';
import { brandPage, brandPageTokens } from './brand-pages';
import { loadBrands } from './load-brands';
import { companyInfoOf, settingsOf } from './settings';

const context = { geoipCountry: null, pushPublicKey: null, regionData: [] };
function recordOf(id: string) {
  const brand = loadBrands().find((one) => one.id === id);
  if (!brand) throw new Error(`There is no brand ${id}`);
  return { settings: settingsOf(brand, context), company: companyInfoOf(brand) };
}

test('a brand has the pages of its folder, in its own locales', () => {
  expect([...brandPageTokens('samtlicht')]).toEqual([['impressum', ['de', 'en', 'fr', 'it', 'nl']]]);
  expect([...brandPageTokens('amberlane')]).toEqual([]);
});

test('a page is filled from the settings and the company as the API tells them', async () => {
  const page = await brandPage('samtlicht', {
    name: 'impressum',
    locale: 'de',
    record: recordOf('samtlicht'),
  });
  expect(page).toMatchObject({
    title: 'Impressum',
    description: 'Anbieterkennzeichnung von Samtlicht.',
    contents: [
      { id: 'provider', title: 'Anbieter' },
      { id: 'contact', title: 'Kontakt' },
    ],
  });
  expect(page?.sections[0]?.blocks[0]).toEqual({
    type: 'paragraph',
    children: [{ type: 'text', text: 'Samtlicht Demo GmbH, Musterweg 7, Berlin, Deutschland' }],
  });
});

test('another word, another brand and a path are no page', async () => {
  const record = recordOf('samtlicht');
  expect([
    await brandPage('samtlicht', { name: 'imprint', locale: 'de', record }),
    await brandPage('amberlane', { name: 'impressum', locale: 'en', record }),
    await brandPage('', { name: 'impressum', locale: 'de', record }),
    await brandPage('samtlicht', { name: '../de/impressum', locale: 'de', record }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('every page of every brand can be shown in each of its languages and hides no route', async () => {
  const taken = new Set([
    ...routeNames.map((name) => routes[name].path.split('/')[1]),
    'pages',
    ...pageNames,
  ]);
  for (const brand of loadBrands())
    for (const [token, locales] of brandPageTokens(brand.id)) {
      expect(token).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(taken).not.toContain(token);
      for (const locale of locales) {
        const page = await brandPage(brand.id, { name: token, locale, record: recordOf('samtlicht') });
        expect(page?.locale).toBe(locale);
      }
    }
});
