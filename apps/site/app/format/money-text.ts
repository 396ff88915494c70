import { minorUnitsPerMajor } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';

/** An amount of minor units as it is written in the visitor's language and country. */
export function moneyText(
  intl: IntlShape,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  return intl.formatNumber(amount / minorUnitsPerMajor, { style: 'currency', currency });
}
