import { localeDescriptions, locales } from './locales';
import type { Locale } from './locales';

/** The locales that visitors of a country can choose, by ISO 3166 code, the default first. */
export const localesByCountry: Readonly<Partial<Record<string, readonly Locale[]>>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  SE: ['sv'],
};

/**
 * Returns the locales of the language menu. A country without a rule, or without any of the brand's locales,
 * shows all of the brand's.
 */
export function visibleLocales(
  country: string | null | undefined,
  brandLocales: readonly Locale[] = locales,
): readonly Locale[] {
  const listed = country ? localesByCountry[country.toUpperCase()] : undefined;
  const offered = listed?.filter((locale) => brandLocales.includes(locale)) ?? [];
  return offered.length > 0 ? offered : brandLocales;
}

/**
 * Returns the tag for `Intl` formats: the locale with the visitor's region where the language is spoken there
 * (`de` in AT is `de-AT`), else with its default region.
 */
export function formatLocale(locale: Locale, country?: string | null): string {
  const region = country?.toUpperCase();
  return region && localesByCountry[region]?.includes(locale)
    ? `${locale}-${region}`
    : localeDescriptions[locale].iso;
}
