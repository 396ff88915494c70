import { readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { catalogueFile, readCatalogue } from '../../scripts/catalogue-files';
import type { Locale } from '../locales';
import { pageNames } from '../static-pages/static-page';
import { markdownTexts } from './markdown-texts';
import type { LocaleText } from './term-offences';

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

/** Returns a page's texts with all its conditional parts; the file is in `pages`. */
function pageTexts(locale: Locale, file: string): LocaleText[] {
  const source = readFileSync(new URL(`../../pages/${file}`, import.meta.url), 'utf8');
  return markdownTexts(locale, file, source);
}

const softHyphen = '\u00ad';

/** Returns all texts of a locale's catalogue and pages, the English ones with those for the United States. */
export function localeTexts(locale: Locale): LocaleText[] {
  const files = [
    ...pageNames.map((name) => `${locale}/${name}.md`),
    ...(locale === 'en' ? ['en-US/privacy.md'] : []),
  ];
  return [...messageTexts(locale), ...files.flatMap((file) => pageTexts(locale, file))].map(
    ([id, text]): LocaleText => [id, text.replaceAll(softHyphen, '')],
  );
}
