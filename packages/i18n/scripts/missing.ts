import { locales } from '../src/locales';
import { catalogueFile, descriptionsFile, readCatalogue } from './catalogue-files';
import { translationProblems } from './translation-problems';

const english = readCatalogue(catalogueFile('en'));
const descriptions = readCatalogue(descriptionsFile);
const missing = locales
  .filter((locale) => locale !== 'en')
  .map((locale) => {
    const own = readCatalogue(catalogueFile(locale));
    const entries = Object.entries(english)
      .filter(([id, text]) => translationProblems(text, own[id] ?? '', locale).length > 0)
      .map(([id, text]) => [id, { en: text, description: descriptions[id], current: own[id] }] as const);
    return [locale, Object.fromEntries(entries)] as const;
  })
  .filter(([, entries]) => Object.keys(entries).length > 0);
process.stdout.write(`${JSON.stringify(Object.fromEntries(missing), null, 2)}\n`);
