import { locales } from '../src/locales';
import { catalogueFile, catalogueText, readCatalogue, writeOrCheck } from './catalogue-files';
import { declaredMessages } from './declared-messages';
import { generatedFiles } from './generated-files';

const check = process.argv.includes('--check');
const prune = process.argv.includes('--prune');

const declared = declaredMessages();
const before = readCatalogue(catalogueFile('en'));
const changed = Object.keys(declared.texts).filter((id) => id in before && before[id] !== declared.texts[id]);

const files = await generatedFiles(declared);
if (prune) {
  for (const locale of locales.filter((other) => other !== 'en')) {
    const kept = Object.entries(readCatalogue(catalogueFile(locale))).filter(([id]) => id in declared.texts);
    files.set(catalogueFile(locale), catalogueText(Object.fromEntries(kept)));
  }
}
writeOrCheck(files, check, 'npm run workspace i18n extract');
if (!check) {
  process.stdout.write(`${Object.keys(declared.texts).length} messages\n`);
  for (const id of changed) process.stdout.write(`English changed, look at its translations: ${id}\n`);
}
