/// <reference types="vite/types/importMeta.d.ts" />
import { isLocale } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { pageReader } from '@heartwood/i18n/pages';
import type { PageFiles, PageWish, StaticPage } from '@heartwood/i18n/pages';

const files: PageFiles = import.meta.glob<string>('../brands/*/pages/*/*.md', {
  query: '?raw',
  import: 'default',
});

interface BrandPages {
  readonly locales: ReadonlyMap<string, readonly Locale[]>;
  readonly read: ReturnType<typeof pageReader>;
}

const known = new Map<string, BrandPages>();

function pagesOf(brand: string): BrandPages {
  const before = known.get(brand);
  if (before) return before;
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../brands/${brand}/pages/`));
  const locales = new Map<string, Locale[]>();
  for (const [path] of own) {
    const [locale, file = ''] = path.split('/').slice(-2);
    const token = file.replace(/\.md$/, '');
    if (isLocale(locale)) locales.set(token, [...(locales.get(token) ?? []), locale]);
  }
  const pages = { locales, read: pageReader(Object.fromEntries(own)) };
  known.set(brand, pages);
  return pages;
}

/** The brand's own pages, `brands/<id>/pages/<locale>/<token>.md`: their tokens and languages. */
export function brandPageTokens(brand: string): ReadonlyMap<string, readonly Locale[]> {
  return pagesOf(brand).locales;
}

/**
 * Returns a brand's own page at `/<token>`; undefined where it has none of that name in the requested or the
 * fallback language. Server only.
 */
export function brandPage(brand: string, wish: PageWish): Promise<StaticPage | undefined> {
  return pagesOf(brand).read(wish);
}
