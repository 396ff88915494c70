import { unwrap } from '@heartwood/api-client';
import type { CountryRegions } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

type Regions = CountryRegions['regions'];

/** Region names by country. */
export class Places {
  readonly #countries: ReadonlyMap<string, Regions>;

  constructor(countries: readonly CountryRegions[]) {
    this.#countries = new Map(countries.map(({ country, regions }) => [country, regions]));
  }

  /** Returns the regions of a country in alphabetical order; none if the country is unknown. */
  regionsOf(country: string | null): Regions {
    return (country && this.#countries.get(country)) || [];
  }

  /** Returns the name of a country's region, if both are known. */
  regionName(country: string | null, region: string | null): string | undefined {
    return this.regionsOf(country).find(({ id }) => id === region)?.name;
  }
}

const cache = new HostCache<Places>();

/**
 * Loads the regions of the brand's countries; only those of the visitor's country if the rest is unavailable.
 */
export function placesOf(visit: Visit): Promise<Places> {
  const all = cache.get(visit.ownOrigin, async () => {
    const { regions } = await unwrap(visit.api.GET('/api/regions.php'));
    return new Places(regions);
  });
  return all.catch(async () => new Places((await visit.settings()).region_data));
}
