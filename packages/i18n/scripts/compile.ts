import { locales } from '../src/locales';
import { catalogueFile, compiledFile, readCatalogue, writeText } from './catalogue-files';
import { compiledMessages } from './compiled-messages';

for (const locale of locales) {
  const messages = compiledMessages(readCatalogue(catalogueFile(locale)), locale);
  writeText(compiledFile(locale), JSON.stringify(messages));
}
