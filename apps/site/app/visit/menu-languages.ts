import type { Settings } from '@heartwood/api-contract';
import { localeDescriptions, visibleLocales } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { visitorCountry } from './chosen-country';

/** A language of the language menu, by its own name. */
export interface MenuLanguage {
  readonly locale: Locale;
  readonly name: string;
  readonly tag: string;
}

/** Returns the languages offered to a visitor: those of the country, as far as the brand has them. */
export function menuLanguages(settings: Settings): readonly MenuLanguage[] {
  return visibleLocales(visitorCountry(settings), settings.locales).map((locale) => ({
    locale,
    name: localeDescriptions[locale].endonym,
    tag: localeDescriptions[locale].htmlLang,
  }));
}
