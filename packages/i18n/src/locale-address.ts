import { isLocale, localeDescriptions } from './locales';
import type { Locale } from './locales';

/** The query parameter that selects a public page's language. */
export const localeQueryName = 'lang';

/** Returns the supported locale in a URL's `lang` query. */
export function requestedLocale(query: URLSearchParams): Locale | undefined {
  const value = query.get(localeQueryName);
  return isLocale(value) ? value : undefined;
}

/** Returns the same URL in another language; other parameters and the hash are kept. */
export function addressInLocale(address: URL, locale: Locale): string {
  const other = new URL(address);
  other.searchParams.set(localeQueryName, locale);
  return other.href;
}

export interface LocaleAlternate {
  readonly hrefLang: string;
  readonly href: string;
}

/** Returns the `hreflang` URLs of a public page, and its URL without a language as `x-default`. */
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
