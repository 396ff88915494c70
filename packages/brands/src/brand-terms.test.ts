/// <reference types="vite/types/importMeta.d.ts" />
import { isLocale } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { termOffences } from '@heartwood/i18n/terms';
import type { LocaleText } from '@heartwood/i18n/terms';
import { markdownTexts } from '@heartwood/i18n/terms/markdown';
import { expect, test } from 'vitest';
import { loadBrands } from './load-brands';

const pages = import.meta.glob<string>('../brands/*/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byLocale = new Map<Locale, LocaleText[]>();
const add = (locale: string | undefined, texts: (known: Locale) => LocaleText[]) => {
  if (!isLocale(locale)) throw new Error(`${locale} is no locale`);
  byLocale.set(locale, [...(byLocale.get(locale) ?? []), ...texts(locale)]);
};
for (const { id, index_title, description } of loadBrands()) {
  for (const [field, texts] of Object.entries({ index_title, description })) {
    for (const [locale, text] of Object.entries(texts)) add(locale, () => [[`${id} ${field}`, text]]);
  }
}
for (const [path, source] of Object.entries(pages)) {
  add(path.split('/').at(-2), (locale) => markdownTexts(locale, path.replace('../brands/', ''), source));
}

test.each([...byLocale])(
  'titles, descriptions and pages of brands in %s follow the rules',
  (locale, texts) => {
    expect(termOffences(locale, texts)).toEqual([]);
  },
);
