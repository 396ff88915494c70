import { locales } from '../src/locales';
import { catalogueFile, compiledFile, readCatalogue } from './catalogue-files';
import { compiledText } from './compiled-text';

/** The compiled files of all locales as the catalogues would have them. */
export async function compiledFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const locale of locales) {
    files.set(compiledFile(locale), await compiledText(readCatalogue(catalogueFile(locale)), locale));
  }
  return files;
}
