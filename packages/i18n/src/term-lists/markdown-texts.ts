import type { Locale } from '../locales';
import { fillPage } from '../static-pages/fill-page';
import { parsePage } from '../static-pages/parse-page';
import { pageLines } from '../static-pages/page-text.fixture';
import type { LocaleText } from './term-offences';

/** Returns the texts of a page's Markdown, with all its conditional parts. For tests. */
export function markdownTexts(locale: Locale, file: string, source: string): LocaleText[] {
  const template = parsePage(source.replaceAll(/\{[?!]\w+\} ?/g, ''), file);
  const values = Object.fromEntries([...source.matchAll(/\{(\w+)\}/g)].map(([value, key]) => [key, value]));
  return pageLines(fillPage(template, values, locale)).map((line): LocaleText => [file, line]);
}
