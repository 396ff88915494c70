import { parse } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessages } from '../src/compiled-messages';
import type { Catalogue } from './catalogue-files';

/** The catalogue parsed ahead, ids sorted. Throws with the id of a text that is no ICU message. */
export function compiledMessages(catalogue: Catalogue, locale: string): CompiledMessages {
  const compiled = Object.keys(catalogue)
    .toSorted()
    .map((id) => {
      try {
        return [id, parse(catalogue[id] ?? '', { locale: new Intl.Locale(locale) })] as const;
      } catch (error) {
        throw new Error(`${locale} ${id}: no ICU message`, { cause: error });
      }
    });
  return Object.fromEntries(compiled);
}
