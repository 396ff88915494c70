import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';

/** Discounts that the popups name. */
const firstPurchase: readonly string[] = ['time_bonus', 'welcome'];

/** Loads the packages with the first-purchase discount; nothing if another discount or none applies. */
export async function loadBonusOffers(messageCredits: number): Promise<readonly Offer[] | null> {
  const credits = await unwrap(browserApi().GET('/api/credits.php'));
  const discount = credits ? credits.discount : null;
  if (!credits || !discount || !firstPurchase.includes(discount.source) || credits.packages.length === 0)
    return null;
  return offersOf(credits.packages, discount, messageCredits);
}
