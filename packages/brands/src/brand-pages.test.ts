import { routeNames, routes } from '@heartwood/domain';
import { dateWords, formatLocale, locales } from '@heartwood/i18n';
import { pageNames, staticPage } from '@heartwood/i18n/pages';
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
  expect([...brandPageTokens('samtlicht')]).toEqual([['einvernehmen', ['de', 'en', 'fr', 'it', 'nl']]]);
  expect([...brandPageTokens('amberlane')]).toEqual([]);
});

test('a page is filled from the settings and the company', async () => {
  const page = await brandPage('samtlicht', {
    name: 'einvernehmen',
    locale: 'de',
    record: recordOf('samtlicht'),
  });
  expect(page).toMatchObject({
    title: 'Einvernehmen',
    description: 'Woran sich auf Samtlicht alle halten.',
    contents: [{ id: 'before', title: 'Reden, bevor etwas geschieht' }],
  });
});

test('an unknown page, another brand and a relative path return undefined', async () => {
  const record = recordOf('samtlicht');
  expect([
    await brandPage('samtlicht', { name: 'imprint', locale: 'de', record }),
    await brandPage('amberlane', { name: 'einvernehmen', locale: 'en', record }),
    await brandPage('', { name: 'einvernehmen', locale: 'de', record }),
    await brandPage('samtlicht', { name: '../de/einvernehmen', locale: 'de', record }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('every page of every brand renders in each of its locales and shadows no route', async () => {
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

const allBrands = loadBrands().map(({ id }) => id);

/** Returns all of a page's words as one text. */
const wordsOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return '';
  return Object.values(part).map(wordsOf).join(' ');
};

test.each(allBrands)('the legal pages of %s contain its company data in every locale', async (id) => {
  const record = recordOf(id);
  const { company, settings } = record;
  for (const locale of locales) {
    const texts = await Promise.all(
      pageNames.map(async (name) => [name, wordsOf(await staticPage({ name, locale, record }))] as const),
    );
    for (const [name, words] of texts)
      expect(words, `${locale}/${name}`).not.toMatch(/[{}]|\b(?:undefined|null)\b/);
    const said = (name: string) => texts.find(([one]) => one === name)?.[1] ?? '';
    const date = new Intl.DateTimeFormat(formatLocale(locale, null), {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const facts = {
      terms: [
        ...Object.values(company.mediator ?? {}),
        company.name,
        company.address,
        company.city,
        company.kvk,
        ...company.vat_numbers,
      ],
      imprint: [
        company.name,
        company.representative,
        ...Object.values(company.host ?? {}),
        ...Object.values(company.mediator ?? {}),
      ],
      service: [company.name, settings.support_email, settings.support_phone],
      'return-policy': [new Intl.NumberFormat(formatLocale(locale, null)).format(settings.refund_days)],
    };
    for (const [name, words] of Object.entries(facts))
      for (const word of words) expect(said(name), `${locale}/${name}`).toContain(word);
    const since = dateWords(locale, date.formatToParts(new Date(settings.terms_version)));
    expect(said('terms'), locale).toContain(since);
  }
});

test('the terms version is 1 December 2023, or the later date on which the company was added', () => {
  expect(
    loadBrands().map(({ id, company: { added } }) => [
      id,
      new Date(recordOf(id).settings.terms_version) >= new Date(added),
    ]),
  ).toEqual(allBrands.map((id) => [id, true]));
  const [brand] = loadBrands();
  if (!brand) throw new Error('there is no brand');
  const versionAt = (added: string) =>
    settingsOf({ ...brand, company: { ...brand.company, added } }, context).terms_version;
  expect(
    [versionAt('2020-02-03T12:00:00Z'), versionAt('2025-02-03T12:00:00Z')].map((at) => at.slice(0, 10)),
  ).toEqual(['2023-12-01', '2025-02-03']);
});
