import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLocale } from '../src/locales';
import { catalogueFile, catalogueText, readCatalogue, writeText } from './catalogue-files';
import { mergeTranslations } from './merge-translations';
import type { Translations } from './merge-translations';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (paths.length === 0)
  throw new Error('usage: npm run workspace i18n merge <file.json>… with {"<locale>": {"<id>": "<text>"}}');

const english = readCatalogue(catalogueFile('en'));
let refused = 0;
for (const path of paths) {
  const file = resolve(process.env.INIT_CWD ?? '.', path);
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Translations;
  for (const [locale, texts] of Object.entries(translations)) {
    if (!isLocale(locale) || locale === 'en')
      throw new Error(`${file}: "${locale}" is no locale to translate`);
    const merged = mergeTranslations(english, readCatalogue(catalogueFile(locale)), texts, locale);
    for (const problem of merged.problems) process.stderr.write(`${locale} ${problem}\n`);
    refused += merged.problems.length;
    writeText(catalogueFile(locale), catalogueText(merged.catalogue));
  }
}
if (refused > 0) process.exitCode = 1;
