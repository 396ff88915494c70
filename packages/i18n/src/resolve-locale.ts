import { defaultLocale, isLocale, localeOfLanguage, locales } from './locales';
import type { Locale } from './locales';
import { localesByCountry } from './visible-locales';

export interface LocaleSources {
  /** The URL's choice: the landing slug's language or the `lang` query. */
  readonly requested?: string | null;
  /** The language saved in the member's account. */
  readonly account?: string | null;
  /** The value of the locale cookie. */
  readonly cookie?: string | null;
  /** The setting `domain_language`; its first two letters are used. */
  readonly domainLanguage?: string | null;
  /** ISO 3166 code of the visitor's country. */
  readonly country?: string | null;
  /** The brand's default. */
  readonly brandDefault?: Locale;
  /** The brand's locales; all by default. */
  readonly brandLocales?: readonly Locale[];
}

/**
 * Resolves the locale of a request. Order: URL, account, cookie, the domain's language, the country's first
 * visible locale, the brand's default. Sources with an unknown locale, or one that the brand doesn't offer,
 * are skipped.
 */
export function resolveLocale(sources: LocaleSources): Locale {
  const offered = sources.brandLocales ?? locales;
  const inCountry = sources.country ? localesByCountry[sources.country.toUpperCase()] : undefined;
  const candidates = [
    sources.requested,
    sources.account,
    sources.cookie,
    localeOfLanguage(sources.domainLanguage),
    inCountry?.find((locale) => offered.includes(locale)),
    sources.brandDefault,
    defaultLocale,
  ];
  const chosen = candidates.find(
    (candidate): candidate is Locale => isLocale(candidate) && offered.includes(candidate),
  );
  return chosen ?? offered[0] ?? defaultLocale;
}
