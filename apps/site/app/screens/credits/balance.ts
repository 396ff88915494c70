import type { CreditsScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { moneyText } from '../../format/money-text';
import { messagePriceOf } from './message-price';
import { creditsMessages as texts } from './messages';
import type { Offer } from './offers';

/** Prices, in credits. */
export interface Costs {
  readonly message: number;
  readonly photo: number;
}

/** Returns what credits buy: messages or photos. Nothing if they don't buy one of each. */
export function boughtBy(intl: IntlShape, credits: number, { message, photo }: Costs): string | undefined {
  const messages = message > 0 ? Math.floor(credits / message) : 0;
  const photos = photo > 0 ? Math.floor(credits / photo) : 0;
  if (messages < 1 || photos < 1) return undefined;
  return intl.formatMessage(texts.buys, { messages, photos });
}

/** Returns what a message and a photo cost in credits and, as offered here, in money. */
function costsText(intl: IntlShape, costs: Costs, offers: readonly Offer[]): string {
  const given = { messageCosts: {}, messageCredits: costs.message, countries: [], offers };
  const [message, photo] = [costs.message, costs.photo].map((cost) =>
    messagePriceOf(given, { cost, own: null }),
  );
  if (!message || !photo) return intl.formatMessage(texts.costs, { ...costs });
  return intl.formatMessage(texts.costs_money, {
    ...costs,
    message_price: moneyText(intl, message),
    photo_price: moneyText(intl, photo),
  });
}

/** Returns the balance as text, and what it buys or what that costs. */
export function balanceOf(
  intl: IntlShape,
  credits: number,
  { costs, offers }: { readonly costs: Costs; readonly offers: readonly Offer[] },
): CreditsScreenProps['balance'] {
  return {
    credits: intl.formatMessage(texts.order_credits, { count: credits }),
    text: boughtBy(intl, credits, costs) ?? costsText(intl, costs, offers),
    empty: credits < costs.message,
  };
}
