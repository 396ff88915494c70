import type { CreditsScreenProps } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { creditsMessages as texts } from './messages';

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

/** Returns the balance as text, and what it buys or what that costs. */
export function balanceOf(intl: IntlShape, credits: number, costs: Costs): CreditsScreenProps['balance'] {
  return {
    credits: intl.formatMessage(texts.order_credits, { count: credits }),
    text: boughtBy(intl, credits, costs) ?? intl.formatMessage(texts.costs, { ...costs }),
    empty: credits < costs.message,
  };
}
