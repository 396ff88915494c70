import { expect, test } from 'vitest';
import { locales } from './locales';
import { regionNameIn, regionNames } from './region-names';

const namesOf = (country: string, region: string) =>
  Object.fromEntries(locales.map((locale) => [locale, regionNameIn(locale, country, region)]));

test('Belgian regions have a name in every language', () => {
  expect(namesOf('BE', 'BRU')).toEqual({
    da: 'Bruxelles',
    de: 'Brüssel',
    en: 'Brussels',
    es: 'Bruselas',
    fi: 'Bryssel',
    fr: 'Bruxelles',
    it: 'Bruxelles',
    nb: 'Brussel',
    nl: 'Brussel',
    pl: 'Bruksela',
    sv: 'Bryssel',
  });
  expect(namesOf('BE', 'VLG')).toEqual({
    da: 'Flandern',
    de: 'Flandern',
    en: 'Flanders',
    es: 'Flandes',
    fi: 'Flanderi',
    fr: 'Flandre',
    it: 'Fiandre',
    nb: 'Flandern',
    nl: 'Vlaanderen',
    pl: 'Flandria',
    sv: 'Flandern',
  });
  expect(namesOf('BE', 'WAL')).toEqual({
    da: 'Vallonien',
    de: 'Wallonien',
    en: 'Wallonia',
    es: 'Valonia',
    fi: 'Vallonia',
    fr: 'Wallonie',
    it: 'Vallonia',
    nb: 'Vallonia',
    nl: 'Wallonië',
    pl: 'Walonia',
    sv: 'Vallonien',
  });
});

/** The names of a country's regions in a language, by the id. */
const listIn = (locale: (typeof locales)[number], country: string) =>
  Object.keys(regionNames[country] ?? {}).map((region) => regionNameIn(locale, country, region));

test('Swiss cantons have a name in German, French and Italian', () => {
  expect(listIn('de', 'CH').join(', ')).toBe(
    'Aargau, Appenzell Innerrhoden, Appenzell Ausserrhoden, Bern, Basel-Landschaft, Basel-Stadt, Freiburg, Genf, ' +
      'Glarus, Graubünden, Jura, Luzern, Neuenburg, Nidwalden, Obwalden, St. Gallen, Schaffhausen, Solothurn, ' +
      'Schwyz, Thurgau, Tessin, Uri, Waadt, Wallis, Zug, Zürich',
  );
  expect(listIn('fr', 'CH').join(', ')).toBe(
    'Argovie, Appenzell Rhodes-Intérieures, Appenzell Rhodes-Extérieures, Berne, Bâle-Campagne, Bâle-Ville, ' +
      'Fribourg, Genève, Glaris, Grisons, Jura, Lucerne, Neuchâtel, Nidwald, Obwald, Saint-Gall, Schaffhouse, ' +
      'Soleure, Schwytz, Thurgovie, Tessin, Uri, Vaud, Valais, Zoug, Zurich',
  );
  expect(listIn('it', 'CH').join(', ')).toBe(
    'Argovia, Appenzello Interno, Appenzello Esterno, Berna, Basilea Campagna, Basilea Città, Friburgo, Ginevra, ' +
      'Glarona, Grigioni, Giura, Lucerna, Neuchâtel, Nidvaldo, Obvaldo, San Gallo, Sciaffusa, Soletta, Svitto, ' +
      'Turgovia, Ticino, Uri, Vaud, Vallese, Zugo, Zurigo',
  );
});

test('every region of the table has a name in every language', () => {
  const nameless = locales.flatMap((locale) =>
    Object.keys(regionNames).flatMap((country) =>
      listIn(locale, country).some((name) => !name) ? [`${locale} ${country}`] : [],
    ),
  );
  expect(nameless).toEqual([]);
});

test('a region with the same name everywhere is not in the table', () => {
  expect([regionNameIn('fr', 'NL', 'UT'), regionNameIn('fr', 'XX', 'UT')]).toEqual([undefined, undefined]);
});
