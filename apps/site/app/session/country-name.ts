import type { IntlShape } from 'react-intl';

/** A country's name in the reader's language. */
export function countryName(intl: IntlShape, country: string): string {
  return intl.formatDisplayName(country, { type: 'region' }) ?? country;
}
