import type { IntlShape } from 'react-intl';

/** Returns a country's name in the reader's language. */
export function countryName(intl: IntlShape, country: string): string {
  return intl.formatDisplayName(country, { type: 'region' }) ?? country;
}

/** Returns the options of a country field, sorted by name in the reader's language. */
export function countryOptions(intl: IntlShape, countries: readonly string[]) {
  const collator = new Intl.Collator(intl.locale);
  return countries
    .map((value) => ({ value, label: countryName(intl, value) }))
    .sort((one, other) => collator.compare(one.label, other.label));
}
