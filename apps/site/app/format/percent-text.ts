import type { IntlShape } from 'react-intl';

/** Formats a percentage in the reader's language. */
export function percentText(intl: IntlShape, percentage: number): string {
  return intl.formatNumber(percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
}
