import { unwrap } from '@heartwood/api-client';
import type { Credits } from '@heartwood/api-contract';
import { browserApi } from '../../member/browser-api';

/** Loads what the credits page offers in each country; without those that failed. */
export async function loadCountryCredits(
  countries: readonly string[],
): Promise<ReadonlyMap<string, Credits>> {
  const found = await Promise.all(
    countries.map(async (country) => {
      const params = { query: { country } };
      return [
        country,
        await unwrap(browserApi().GET('/api/credits.php', { params })).catch(() => null),
      ] as const;
    }),
  );
  return new Map(found.flatMap(([country, credits]) => (credits ? [[country, credits] as const] : [])));
}
