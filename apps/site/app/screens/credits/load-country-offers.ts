import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import { offersOf } from './offers';
import type { Offer } from './offers';

async function offerIn(country: string, pack: string): Promise<Offer | undefined> {
  const credits = await unwrap(browserApi().GET('/api/credits.php', { params: { query: { country } } }));
  if (!credits) return undefined;
  return offersOf(credits.packages, credits.discount, 1).find(({ id }) => id === pack);
}

/** Loads what a package costs in each country, with the discount that applies by itself; without failures. */
export async function loadCountryOffers(
  countries: readonly string[],
  pack: string,
): Promise<ReadonlyMap<string, Offer>> {
  const found = await Promise.all(
    countries.map(async (country) => [country, await offerIn(country, pack).catch(() => undefined)] as const),
  );
  return new Map(found.flatMap(([country, offer]) => (offer ? [[country, offer] as const] : [])));
}
