import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import type { Price } from './lowest-price';
import { offersOf } from './offers';

async function priceIn(country: string, pack: string): Promise<Price | undefined> {
  const credits = await unwrap(browserApi().GET('/api/credits.php', { params: { query: { country } } }));
  if (!credits) return undefined;
  return offersOf(credits.packages, credits.discount, 1).find(({ id }) => id === pack);
}

/** Loads what a package costs in each country, with the discount that applies by itself; without failures. */
export async function loadCountryPrices(
  countries: readonly string[],
  pack: string,
): Promise<ReadonlyMap<string, Price>> {
  const found = await Promise.all(
    countries.map(async (country) => [country, await priceIn(country, pack).catch(() => undefined)] as const),
  );
  return new Map(found.flatMap(([country, price]) => (price ? [[country, price] as const] : [])));
}
