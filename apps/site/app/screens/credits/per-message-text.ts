import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';

/** Returns the price per message with a package, and the price per credit if that is lower. */
export function perMessageText(intl: IntlShape, { perCredit, perMessage, currency }: Offer): string {
  const money = (amount: number) => moneyText(intl, { amount, currency });
  return perCredit === perMessage
    ? intl.formatMessage(texts.per_message, { price: money(perMessage) })
    : intl.formatMessage(texts.per_credit_and_message, {
        credit: money(perCredit),
        message: money(perMessage),
      });
}
