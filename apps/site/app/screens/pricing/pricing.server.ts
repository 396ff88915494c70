import { unwrap } from '@heartwood/api-client';
import { pageLoader } from '../../visit/page.server';
import { offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';

/** Data of the page of prices. */
export interface PricingData {
  /** The packages at their full price. */
  readonly offers: readonly Offer[];
  readonly country: string;
  readonly countries: readonly string[];
  /** In credits. */
  readonly costs: { readonly message: number; readonly photo: number; readonly gift: number | null };
  readonly freeConversations: number;
  readonly freePhotos: number;
}

/** Loads the brand's prices in a country: the visitor's, or the requested one. */
export const loader = pageLoader(async ({ api, visit, url }): Promise<PricingData> => {
  const asked = url.searchParams.get('country') ?? '';
  const query = { country: /^[A-Z]{2}$/.test(asked) ? asked : undefined };
  const [settings, credits] = await Promise.all([
    visit.settings(),
    unwrap(api.GET('/api/credits.php', { params: { query } })),
  ]);
  const gifts = Object.values(settings.gift_credits);
  return {
    offers: credits ? offersOf(credits.packages, null, settings.message_credits) : [],
    country: credits ? credits.country : '',
    countries: credits ? credits.countries : [],
    costs: {
      message: settings.message_credits,
      photo: settings.photo_credits,
      gift: gifts.length > 0 ? Math.min(...gifts) : null,
    },
    freeConversations: settings.free_conversations,
    freePhotos: settings.free_photos,
  };
});
