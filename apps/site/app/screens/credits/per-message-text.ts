import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';

/** What a message costs with a package, beside what a credit costs where that is less. */
export function perMessageText(intl: IntlShape, { perCredit, perMessage, currency }: Offer): string {
  const money = (amount: number) => moneyText(intl, { amount, currency });
  return perCredit === perMessage
    ? intl.formatMessage(texts.per_message, { price: money(perMessage) })
    : intl.formatMessage(texts.per_credit_and_message, {
        credit: money(perCredit),
        message: money(perMessage),
      });
}
