import { expect, test } from 'vitest';
import { fullRecord } from './page-record.fixture';
import { pageLines } from './page-text.fixture';
import { pageReader } from './page-reader';
import { isPageName, staticPage } from './static-page';

const file = (title: string) => () => Promise.resolve(`---\ntitle: ${title}\ndescription: D\n---\nText`);
const read = pageReader({
  '../brands/amberlane/pages/en/party.md': file('Party'),
  '../brands/amberlane/pages/nl/party.md': file('Feest'),
  '../brands/amberlane/pages/nl/huis.md': file('Huis'),
  '../brands/amberlane/pages/en/english.md': file('English'),
});
const textOf = async (name: string, locale: 'en' | 'de' | 'nl', country?: string) => {
  const page = await read({ name, locale, country, record: fullRecord });
  return page && [page.locale, page.title];
};

test("reads a brand's own pages, in the fallback locale if the language lacks one", async () => {
  expect([
    await textOf('party', 'en'),
    await textOf('party', 'de'),
    await textOf('huis', 'en'),
    await textOf('english', 'en', 'US'),
    await textOf('english', 'de'),
    await textOf('../nl/huis', 'nl'),
  ]).toEqual([['en', 'Party'], ['nl', 'Feest'], ['nl', 'Huis'], ['en', 'English'], undefined, undefined]);
});

test('reads a file once, and again after a failure', async () => {
  let loads = 0;
  const once = pageReader({
    'en/x.md': () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('gone')) : file('X')();
    },
  });
  const wish = { name: 'x', locale: 'en', record: fullRecord } as const;
  await expect(once(wish)).rejects.toThrow('gone');
  await once(wish);
  await once(wish);
  expect(loads).toBe(2);
});

test('US English has its own privacy page, and no other', async () => {
  const locale = async (name: 'privacy' | 'terms', language: 'en' | 'es', country: string | null) =>
    (await staticPage({ name, locale: language, country, record: fullRecord })).locale;
  expect([
    await locale('privacy', 'en', 'US'),
    await locale('privacy', 'en', 'us'),
    await locale('terms', 'en', 'US'),
    await locale('privacy', 'en', 'GB'),
    await locale('privacy', 'en', null),
    await locale('privacy', 'es', 'US'),
  ]).toEqual(['en-US', 'en-US', 'en', 'en', 'en', 'es']);
});

test('formats dates, lists and countries by locale', async () => {
  const lines = async (locale: 'en' | 'de', name: 'terms' | 'service') =>
    pageLines(await staticPage({ name, locale, record: fullRecord })).join('\n');
  expect(await lines('en', 'terms')).toContain('1 May 2024');
  expect(await lines('de', 'terms')).toContain('1. Mai 2024');
  expect(await lines('en', 'service')).toContain('GB-0001 and NL-0002');
  expect(await lines('de', 'service')).toContain('Amberlane und Amber Nights');
  expect(await lines('de', 'service')).toContain('Vereinigtes Königreich');
});

test('recognizes the pages that every brand has', () => {
  expect(['terms', 'return-policy', 'party', 'constructor', null].map(isPageName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
