import { fallbackLocale } from '../locales';
import type { Locale } from '../locales';
import { fillPage } from './fill-page';
import type { PageTemplate } from './page-template';
import type { StaticPage } from './page-tree';
import { pageValues } from './page-values';
import type { PageRecord } from './page-values';
import { parsePage } from './parse-page';

/** Pages by file name, matched by its end, `…/<locale>/<name>.md`. Each loads its text on demand. */
export type PageFiles = Readonly<Record<string, () => Promise<string>>>;

export interface PageWish {
  readonly name: string;
  readonly locale: Locale;
  /** The reader's country, ISO 3166; the US has its own English texts where they exist. */
  readonly country?: string | null;
  readonly record: PageRecord;
}

/**
 * Creates a reader of page files. A page missing in the requested language falls back to the fallback
 * locale's, else it is undefined. Files are read and parsed once.
 */
export function pageReader(files: PageFiles): (wish: PageWish) => Promise<StaticPage | undefined> {
  const byEnding = new Map(
    Object.entries(files).map(([path, load]) => [path.split('/').slice(-2).join('/'), load]),
  );
  const parsed = new Map<string, Promise<PageTemplate>>();
  const template = (ending: string, load: () => Promise<string>) => {
    const before = parsed.get(ending);
    if (before) return before;
    const parsing = load().then((source) => parsePage(source, ending));
    parsed.set(ending, parsing);
    parsing.catch(() => parsed.delete(ending));
    return parsing;
  };
  return async ({ name, locale, country, record }) => {
    const folders: readonly (readonly [string, Locale])[] = [
      ...(locale === 'en' && country?.toUpperCase() === 'US' ? ([['en-US', 'en']] as const) : []),
      [locale, locale],
      [fallbackLocale, fallbackLocale],
    ];
    for (const [folder, language] of folders) {
      const ending = `${folder}/${name}.md`;
      const load = byEnding.get(ending);
      if (load) {
        const values = pageValues(record, language, country);
        return fillPage(await template(ending, load), values, folder);
      }
    }
    return undefined;
  };
}
