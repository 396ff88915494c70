import { unwrap } from '@heartwood/api-client';
import { browserApi } from '../../member/browser-api';
import type { CountryPrices } from './offers';

/** Loads the prices in each country; without those that failed. */
export async function loadCountryCredits(
  countries: readonly string[],
): Promise<ReadonlyMap<string, CountryPrices>> {
  const byCountry = new Map<string, CountryPrices>();
  await Promise.all(
    countries.map(async (asked) => {
      const params = { query: { country: asked } };
      const credits = await unwrap(browserApi().GET('/api/credits.php', { params })).catch(() => null);
      if (!credits) return;
      const { country, packages, discount } = credits;
      byCountry.set(asked, { country, packages, discount });
    }),
  );
  return byCountry;
}
