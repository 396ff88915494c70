import type { CountryRegions } from '@heartwood/api-contract';
import type { Locale } from '@heartwood/i18n';

/** The places that a lander offers to choose from. */
export interface LanderPlaces {
  /** Countries of the page's language, with their regions. */
  readonly near: readonly CountryRegions[];
  /** Codes of the brand's other countries. */
  readonly elsewhere: readonly string[];
}

/** Countries where each language is spoken. */
const countriesOfLocale: Readonly<Record<Locale, readonly string[]>> = {
  en: ['GB', 'IE', 'US', 'CA', 'AU'],
  nl: ['NL', 'BE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES'],
  it: ['IT', 'CH'],
  pl: ['PL'],
  da: ['DK'],
  sv: ['SE', 'FI'],
  nb: ['NO'],
  fi: ['FI'],
};

/**
 * Returns the places offered on a page in a language. A cached page cannot know its visitor's country, so it
 * offers the regions of the brand's countries where its language is spoken (or of its first country), and
 * only the names of the others.
 */
export function landerPlaces(
  locale: Locale,
  countries: readonly string[],
  regionsOf: (country: string) => CountryRegions['regions'],
): LanderPlaces {
  const spoken = countriesOfLocale[locale].filter((country) => countries.includes(country));
  const near = spoken.length > 0 ? spoken : countries.slice(0, 1);
  return {
    near: near.map((country) => ({ country, regions: regionsOf(country) })),
    elsewhere: countries.filter((country) => !near.includes(country)),
  };
}
