import { isLocale, localeDescriptions } from './locales';
import type { Locale } from './locales';

/** The query parameter with which a public page is asked for in a language. */
export const localeQueryName = 'lang';

/** The supported locale that an address asks for by its `lang` query. */
export function requestedLocale(query: URLSearchParams): Locale | undefined {
  const value = query.get(localeQueryName);
  return isLocale(value) ? value : undefined;
}

/** The same address in another language; other parameters and the hash stay. */
export function addressInLocale(address: URL, locale: Locale): string {
  const other = new URL(address);
  other.searchParams.set(localeQueryName, locale);
  return other.href;
}

export interface LocaleAlternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** The `hreflang` addresses of a public page, and its address without a language as `x-default`. */
export function localeAlternates(address: URL, offered: readonly Locale[]): LocaleAlternate[] {
  const neutral = new URL(address);
  neutral.searchParams.delete(localeQueryName);
  return [
    ...offered.map((locale) => ({
      hrefLang: localeDescriptions[locale].htmlLang,
      href: addressInLocale(neutral, locale),
    })),
    { hrefLang: 'x-default', href: neutral.href },
  ];
}
