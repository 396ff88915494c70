import type { OfferRow } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';
import { perMessageText } from './per-message-text';

/** Returns packages with all their prices, one per row. */
export function offerRows(intl: IntlShape, offers: readonly Offer[]): OfferRow[] {
  return offers.map((offer) => {
    const { id, credits, extra, amount, before, currency } = offer;
    return {
      id,
      credits: intl.formatMessage(texts.order_credits, { count: credits + extra }),
      perMessage: perMessageText(intl, offer),
      price: moneyText(intl, { amount, currency }),
      before:
        amount < before
          ? {
              label: intl.formatMessage(texts.instead),
              price: moneyText(intl, { amount: before, currency }),
            }
          : undefined,
    };
  });
}
