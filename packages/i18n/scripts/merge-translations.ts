import type { Locale } from '../src/locales';
import type { Catalogue } from './catalogue-files';
import { translationProblems } from './translation-problems';

export type Translations = Record<string, Catalogue>;

export interface MergedCatalogue {
  readonly catalogue: Catalogue;
  /** `id: problem`, one per rejected text. */
  readonly problems: readonly string[];
}

/** Merges the valid translations into a locale's catalogue and rejects those with a problem. */
export function mergeTranslations(
  english: Catalogue,
  catalogue: Catalogue,
  translations: Catalogue,
  locale: Locale,
): MergedCatalogue {
  const problems: string[] = [];
  const accepted: Catalogue = {};
  for (const [id, text] of Object.entries(translations)) {
    const source = english[id];
    const found = source === undefined ? ['unknown message'] : translationProblems(source, text, locale);
    if (found.length === 0) accepted[id] = text;
    else problems.push(`${id}: ${found.join('; ')}`);
  }
  return { catalogue: { ...catalogue, ...accepted }, problems };
}
