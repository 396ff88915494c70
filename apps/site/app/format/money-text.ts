import { minorUnitsPerMajor } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';

/** Formats an amount in minor units for the visitor's language and country. */
export function moneyText(
  intl: IntlShape,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  return intl.formatNumber(amount / minorUnitsPerMajor, { style: 'currency', currency });
}
