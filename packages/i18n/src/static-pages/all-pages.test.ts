import { readFileSync, readdirSync } from 'node:fs';
import { cookies, pushCookie, routes } from '@heartwood/domain';
import { describe, expect, test } from 'vitest';
import { locales } from '../locales';
import type { Locale } from '../locales';
import { bareRecord, fullRecord } from './page-record.fixture';
import { blockLines, inlineText, pageLines, pageLinks } from './page-text.fixture';
import type { PageBlock } from './page-tree';
import { parsePage } from './parse-page';
import { pageNames, staticPage } from './static-page';
import type { PageName } from './static-page';

const folder = new URL('../../pages/', import.meta.url);
const source = (locale: string, name: string) =>
  readFileSync(new URL(`${locale}/${name}.md`, folder), 'utf8');
const every = locales.flatMap((locale) => pageNames.map((name) => [locale, name] as const));
const page = (locale: Locale, name: PageName, record = fullRecord, country?: string) =>
  staticPage({ locale, name, country, record });

test('every page exists in every locale, plus the privacy page in en-US', () => {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`));
  expect(files.toSorted()).toEqual(
    [...every.map(([locale, name]) => `${locale}/${name}.md`), 'en-US/privacy.md'].toSorted(),
  );
});

/**
 * Everything that must be the same in every language: ids, blocks, conditions, placeholders, links, codes.
 */
function shape(locale: string, name: string) {
  const text = source(locale, name);
  const { intro, sections } = parsePage(text, name);
  const kinds = (blocks: typeof intro) =>
    blocks.map((block) => {
      if (block.type === 'list') return ['list', ...block.items.map(({ when }) => when ?? null)];
      if (block.type === 'table') return ['table', ...block.rows.map(({ when }) => when ?? null)];
      return [block.type, block.text.when ?? null];
    });
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match).toSorted();
  return {
    intro: kinds(intro),
    sections: sections.map(({ id, title, blocks }) => ({
      id,
      when: title.when ?? null,
      blocks: kinds(blocks),
    })),
    placeholders: [...new Set(found(/\{[?!]?[a-z_]+\}/g))],
    links: found(/\]\([^)]+\)/g),
    codes: found(/`[^`]+`/g),
  };
}

describe.each(every)('%s/%s', (locale, name) => {
  test('has the sections, conditions, placeholders and links of the English page', () => {
    expect(shape(locale, name)).toEqual(shape('en', name));
  });

  test('repeats no English sentence', () => {
    const long = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(
          (line) => (line.replaceAll(/\{[^}]*\}|`[^`]*`|\([^)]*\)/g, '').match(/\p{L}+/gu) ?? []).length > 3,
        );
    const english = new Set(locale === 'en' ? [] : long(source('en', name)));
    expect(long(source(locale, name)).filter((line) => english.has(line))).toEqual([]);
  });

  test.each([
    ['filled', fullRecord],
    ['empty', bareRecord],
  ])('has complete lines with every optional field %s', async (_, record) => {
    const shown = await page(locale, name, record);
    expect(shown.locale).toBe(locale);
    expect(pageLines(shown).filter((line) => !readsWell(line))).toEqual([]);
    expect(shown.sections.filter(({ blocks }) => blocks.length === 0 || loneLead(blocks))).toEqual([]);
    expect(shown.sections.map(({ id, title }) => ({ id, title }))).toEqual(shown.contents);
  });

  test('links only to existing pages and sections, and outside only to complete addresses', async () => {
    const paths = new Set<string>(Object.values(routes).map(({ path }) => path.replace(/\/\{\w+\?\}$/, '')));
    const all = pageLinks(await page(locale, name));
    const links = all.filter((link) => link.startsWith('/'));
    expect(
      all.filter(
        (link) => !/^(?:\/|https:\/\/[\w.-]+\.[a-z]+(?:\/|$)|mailto:[^@\s]+@[\w.-]+$|tel:\+\d+$)/.test(link),
      ),
    ).toEqual([]);
    const broken = await Promise.all(
      links.map(async (link) => {
        const [path = '', id] = link.split('#');
        if (!path.startsWith('/pages/')) return paths.has(path) ? [] : [link];
        const target = pageNames.find((one) => path === `/pages/${one}`);
        if (!target) return [link];
        const { contents } = await page(locale, target);
        return id === undefined || contents.some((entry) => entry.id === id) ? [] : [link];
      }),
    );
    expect(broken.flat()).toEqual([]);
  });
});

/** Whether no placeholder is left, the line isn't empty, and no word is missing around punctuation. */
function readsWell(line: string): boolean {
  return (
    /[\p{L}\d]/u.test(line) &&
    !/[{}]|\b(?:null|undefined)\b|  | [,.;)]|\( |,,|, *$|: *\.$|,\.$|^[-,:]/.test(line)
  );
}

/** A paragraph that ends with a colon and nothing follows. */
function loneLead(blocks: readonly PageBlock[]): boolean {
  return blocks.some(
    (block, index) =>
      block.type === 'paragraph' &&
      blockLines(block).some((line) => line.endsWith(':')) &&
      !['list', 'table'].includes(blocks[index + 1]?.type ?? ''),
  );
}

test.each(pageNames)('%s shows a company name as plain text', async (name) => {
  const odd = '<b>Evil & Co</b> *Ltd* [x](javascript:1) {brand} {?kvk}';
  const plain = (company: string) =>
    page('en', name, { ...fullRecord, company: { ...fullRecord.company, name: company } });
  const [evil, good] = [await plain(odd), await plain('GOOD')];
  expect(pageLines(evil)).toEqual(pageLines(good).map((line) => line.replaceAll('GOOD', () => odd)));
  expect(pageLinks(evil)).toEqual(pageLinks(good));
});

test('the cookies page lists the cookies of the product', async () => {
  const { sections } = await page('en', 'cookies');
  const codes = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' ? block.rows.map(([name = []]) => inlineText(name)) : []));
  expect(codes).toEqual([
    `${cookies.auth.secureName}, ${cookies.auth.name}`,
    cookies.locale.name,
    cookies.country.name,
    cookies.entry.name,
    cookies.notices.name,
    pushCookie.name,
    'time_zone',
    'payment_return',
    'goodbye',
    'source',
    cookies.seeking.name,
    cookies.consent.name,
    'unsent …',
    'signup',
    'chunk-reloaded-at',
    'push',
  ]);
});

test('every page has a word count within its limits', () => {
  const words = (text: string) => (text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []).length;
  const odd = every.flatMap(([locale, name]) => {
    const [least, most] =
      name === 'imprint' ? [60, 140] : name === 'terms' || name === 'privacy' ? [800, 1600] : [280, 750];
    const count = words(source(locale, name));
    return count < least || count > most ? [`${locale}/${name} ${count}`] : [];
  });
  expect(odd).toEqual([]);
});
