import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';

/** Loads the packages with the time bonus; nothing if another discount or none applies. */
export async function loadBonusOffers(messageCredits: number): Promise<readonly Offer[] | null> {
  const credits = await unwrap(browserApi().GET('/api/credits.php'));
  if (!credits || credits.discount?.source !== 'time_bonus' || credits.packages.length === 0) return null;
  return offersOf(credits.packages, credits.discount, messageCredits);
}
