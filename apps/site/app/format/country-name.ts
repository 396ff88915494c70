import type { IntlShape } from 'react-intl';

/** A country's name in the reader's language. */
export function countryName(intl: IntlShape, country: string): string {
  return intl.formatDisplayName(country, { type: 'region' }) ?? country;
}

/** Countries to choose from, in the order of their names in the reader's language. */
export function countryOptions(intl: IntlShape, countries: readonly string[]) {
  const collator = new Intl.Collator(intl.locale);
  return countries
    .map((value) => ({ value, label: countryName(intl, value) }))
    .sort((one, other) => collator.compare(one.label, other.label));
}
