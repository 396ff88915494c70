import { giftIds } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';
import { giftMessages } from './gift-messages';
import { chatMessages } from './messages';

/** Returns a gift's name; “gift” for one without a name. */
export function giftName(intl: IntlShape, gift: string | null): string {
  const known = giftIds.find((id) => id === gift);
  return intl.formatMessage(known ? giftMessages[known] : chatMessages.gift_preview);
}
