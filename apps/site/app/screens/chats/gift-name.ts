import { giftIds } from '@heartwood/domain';
import type { IntlShape } from 'react-intl';
import { giftMessages } from './gift-messages';
import { chatMessages } from './messages';

/** What a gift is called; one that nobody has named is a gift. */
export function giftName(intl: IntlShape, gift: string | null): string {
  const known = giftIds.find((id) => id === gift);
  return intl.formatMessage(known ? giftMessages[known] : chatMessages.gift_preview);
}
