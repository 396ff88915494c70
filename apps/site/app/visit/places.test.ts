import { locales } from '@heartwood/i18n';
import { allCountries } from 'country-region-data';
import { expect, test } from 'vitest';
import { Places } from './places';

const netherlands = {
  country: 'NL' as const,
  regions: [
    { id: 'GE', name: 'Gelderland' },
    { id: 'UT', name: 'Utrecht' },
  ],
};

test('a region has a name in its own country only', () => {
  const places = new Places([netherlands]);
  expect([
    places.regionName('NL', 'UT'),
    places.regionName('DE', 'UT'),
    places.regionName('NL', 'XX'),
    places.regionName(null, 'UT'),
    places.regionName('NL', null),
  ]).toEqual(['Utrecht', undefined, undefined, undefined, undefined]);
});

const misspelt = ['Andalucìa', 'Appenzell Innerhoden', 'Aragòn', 'Clevaux'];

/** The places of Belgium, Switzerland, Luxembourg and Spain by the names of the list that the API has. */
const listed = new Places(
  allCountries.flatMap(([, country, regions]) =>
    ['BE', 'CH', 'ES', 'LU'].includes(country)
      ? [{ country, regions: regions.map(([name, id]) => ({ id: id ?? '', name })) }]
      : [],
  ),
);
const namesIn = (locale: (typeof locales)[number], country: string) =>
  listed
    .in(locale)
    .regionsOf(country)
    .map(({ name }) => name);

test("regions are named and sorted in the page's language", () => {
  expect([namesIn('nl', 'BE'), namesIn('fr', 'BE'), namesIn('de', 'BE'), namesIn('sv', 'BE')]).toEqual([
    ['Brussel', 'Vlaanderen', 'Wallonië'],
    ['Bruxelles', 'Flandre', 'Wallonie'],
    ['Brüssel', 'Flandern', 'Wallonien'],
    ['Bryssel', 'Flandern', 'Vallonien'],
  ]);
  expect([
    namesIn('fr', 'CH').slice(-3),
    namesIn('it', 'LU').slice(5, 7),
    namesIn('es', 'ES').slice(0, 5),
  ]).toEqual([
    ['Vaud', 'Zoug', 'Zurich'],
    ['Grevenmacher', 'Lussemburgo'],
    ['A Coruña', 'Álava', 'Albacete', 'Alicante', 'Almería'],
  ]);
});

test.each(locales)('no region name in %s is misspelt or bilingual', (locale) => {
  const shown = ['BE', 'CH', 'ES', 'LU'].flatMap((country) => namesIn(locale, country));
  expect(shown.filter((name) => misspelt.includes(name) || name.includes('/'))).toEqual([]);
  expect(shown).toHaveLength(3 + 26 + 55 + 12);
  expect(new Set(namesIn(locale, 'CH')).size).toBe(26);
});

test('region IDs are the same in every language, and untranslated regions keep their name', () => {
  const places = new Places([{ country: 'BE', regions: [{ id: 'VLG', name: 'Flanders' }] }, netherlands]).in(
    'fr',
  );
  expect([places.regionsOf('BE'), places.regionsOf('NL')]).toEqual([
    [{ id: 'VLG', name: 'Flandre' }],
    netherlands.regions,
  ]);
});
