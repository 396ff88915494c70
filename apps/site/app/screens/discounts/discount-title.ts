import type { DiscountCode } from '@heartwood/api-contract';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../format/percent-text';
import { discountMessages as texts } from './messages';

/** A discount as far as its name depends on it. */
export type NamedDiscount = Pick<DiscountCode, 'source' | 'percentage' | 'value_percentage'>;

/** A discount's name. */
export function discountTitle(
  intl: IntlShape,
  { source, percentage, value_percentage: extra }: NamedDiscount,
): string {
  if (!percentage && extra) {
    return intl.formatMessage(texts.campaign_extra, { percentage: percentText(intl, extra) });
  }
  return intl.formatMessage(texts[source], { percentage: percentText(intl, percentage ?? 0) });
}
