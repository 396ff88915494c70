import type { DiscountCode } from '@heartwood/api-contract';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../format/percent-text';
import { discountMessages as texts } from './messages';

/** The parts of a discount that its name depends on. */
export type NamedDiscount = Pick<DiscountCode, 'source' | 'percentage' | 'value_percentage'>;

/** Returns a discount's name. */
export function discountTitle(
  intl: IntlShape,
  { source, percentage, value_percentage: extra }: NamedDiscount,
): string {
  if (!percentage && extra) {
    return intl.formatMessage(texts.campaign_extra, { percentage: percentText(intl, extra) });
  }
  return intl.formatMessage(texts[source], { percentage: percentText(intl, percentage ?? 0) });
}
