import { unwrap } from '@heartwood/api-client';
import { pageLoader } from '../../visit/page.server';
import { usedDiscount } from '../credits/credits-data.server';
import type { UsedDiscount } from '../credits/credits-data.server';
import { offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';
import { paymentReturnPath } from '../credits/payment-return';
import { findMembers } from '../members/find-members.server';
import { openSearch } from '../members/member-search';
import { startingSearches } from '../members/starting-searches';

interface MessagePrice {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Data of the premium overview. */
export interface PremiumData {
  readonly premiumPhotos: number;
  readonly freeConversations: number;
  readonly discount: UsedDiscount | null;
  /** Members that one would find, for the page's header. */
  readonly faces: readonly { readonly src: string; readonly ground: string }[];
  /** The packages with the discount applied. */
  readonly offers: readonly Offer[];
  /** Price of a message in the cheapest and the most expensive package. */
  readonly prices: { readonly lowest: MessagePrice; readonly highest: MessagePrice } | null;
  /** The page to return to after paying. */
  readonly to: string | null;
}

/** Loads the benefits and prices of premium. */
export const loader = pageLoader(async (asked): Promise<PremiumData> => {
  const { api, visit, url } = asked;
  const settings = await visit.settings();
  const [credits, { found }] = await Promise.all([
    unwrap(api.GET('/api/credits.php')),
    findMembers(
      asked,
      (member) => openSearch(startingSearches(settings, member).start, settings.search_fields),
      { with_photo: true },
    ),
  ]);
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
    faces: (found ? found.results : [])
      .flatMap(({ main_image: image, fictional }) =>
        image && !fictional ? [{ src: image.match, ground: image.tone }] : [],
      )
      .slice(0, 3),
    offers,
    prices: lowest && highest ? { lowest, highest } : null,
    to: paymentReturnPath(url.searchParams.get('to')),
  };
});
