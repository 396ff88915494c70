import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { lowestPrice } from '../credits/lowest-price';
import type { Price } from '../credits/lowest-price';
import { offersOf } from '../credits/offers';

/** Loads the price of the cheapest package, with the member's discount. */
export async function loadLowestPrice(): Promise<Price | null> {
  const credits = await unwrap(browserApi().GET('/api/credits.php'));
  return credits ? lowestPrice(offersOf(credits.packages, credits.discount, 1)) : null;
}
