import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogueFile, readCatalogue } from '../../scripts/catalogue-files';
import type { Locale } from '../locales';
import { fillPage } from '../static-pages/fill-page';
import { pageLines } from '../static-pages/page-text.fixture';
import { parsePage } from '../static-pages/parse-page';
import { pageNames } from '../static-pages/static-page';

/** A text as a reader sees it, each value as `{name}`, with the id of its message or the name of its page. */
export type LocaleText = readonly [id: string, text: string];

/** Returns one wording for each combination of plural and select branches. */
function wordings(elements: readonly MessageFormatElement[], counted = ''): string[] {
  return elements.reduce<string[]>(
    (begun, element) => begun.flatMap((start) => choices(element, counted).map((text) => start + text)),
    [''],
  );
}

function choices(element: MessageFormatElement, counted: string): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.pound:
      return [`{${counted}}`];
    case TYPE.tag:
      return element.children.length > 0 ? wordings(element.children, counted) : [`{${element.value}}`];
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => wordings(value, element.value));
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => wordings(value, counted));
    default:
      return [`{${element.value}}`];
  }
}

function messageTexts(locale: Locale): LocaleText[] {
  return Object.entries(readCatalogue(catalogueFile(locale))).flatMap(([id, text]) =>
    [...new Set(wordings(parse(text)))].map((wording): LocaleText => [id, wording]),
  );
}

/** Returns a page's texts with all its conditional parts. */
function pageTexts(locale: Locale, name: string): LocaleText[] {
  const file = `${name}.md`;
  const source = readFileSync(new URL(`../../pages/${locale}/${file}`, import.meta.url), 'utf8');
  const template = parsePage(source.replaceAll(/\{[?!]\w+\} ?/g, ''), file);
  const values = Object.fromEntries([...source.matchAll(/\{(\w+)\}/g)].map(([value, key]) => [key, value]));
  return pageLines(fillPage(template, values, locale)).map((line): LocaleText => [file, line]);
}

const softHyphen = '\u00ad';

/** Returns all texts of a locale's catalogue and pages. */
export function localeTexts(locale: Locale): LocaleText[] {
  return [...messageTexts(locale), ...pageNames.flatMap((name) => pageTexts(locale, name))].map(
    ([id, text]): LocaleText => [id, text.replaceAll(softHyphen, '')],
  );
}
