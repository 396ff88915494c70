import { unwrap } from '@heartwood/api-client';
import { pageLoader } from '../../session/page.server';
import { usedDiscount } from '../credits/credits-data.server';
import type { UsedDiscount } from '../credits/credits-data.server';
import { offersOf } from '../credits/offers';

interface MessagePrice {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** What the overview of premium shows. */
export interface PremiumData {
  readonly premiumPhotos: number;
  readonly freeConversations: number;
  readonly discount: UsedDiscount | null;
  /** What a message costs in the cheapest package and in the dearest. */
  readonly prices: { readonly lowest: MessagePrice; readonly highest: MessagePrice } | null;
}

/** What premium brings and what it costs. */
export const loader = pageLoader(async ({ api, visit }): Promise<PremiumData> => {
  const [credits, settings] = await Promise.all([unwrap(api.GET('/api/credits.php')), visit.settings()]);
  const offers = offersOf(credits.packages, credits.discount, settings.message_credits);
  const prices = offers
    .map(({ perMessage, currency }) => ({ amount: perMessage, currency }))
    .sort((one, other) => one.amount - other.amount);
  const [lowest] = prices;
  const highest = prices.at(-1);
  return {
    premiumPhotos: settings.premium_photos,
    freeConversations: settings.free_conversations,
    discount: usedDiscount(credits.discount),
    prices: lowest && highest ? { lowest, highest } : null,
  };
});
