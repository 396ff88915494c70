import { unwrap } from '@heartwood/api-client';
import type { CountryRegions } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

type Regions = CountryRegions['regions'];

/** The names of regions, by country. */
export class Places {
  readonly #countries: ReadonlyMap<string, Regions>;

  constructor(countries: readonly CountryRegions[]) {
    this.#countries = new Map(countries.map(({ country, regions }) => [country, regions]));
  }

  /** The regions of a country in the order of the alphabet; none where the country is unknown. */
  regionsOf(country: string | null): Regions {
    return (country && this.#countries.get(country)) || [];
  }

  /** The name of a country's region, where both are known. */
  regionName(country: string | null, region: string | null): string | undefined {
    return this.regionsOf(country).find(({ id }) => id === region)?.name;
  }
}

const cache = new HostCache<Places>();

/** The regions of the brand's countries; those of the visitor's country alone where the rest cannot be had. */
export function placesOf(visit: Visit): Promise<Places> {
  const all = cache.get(visit.ownOrigin, async () => {
    const { regions } = await unwrap(visit.api.GET('/api/regions.php'));
    return new Places(regions);
  });
  return all.catch(async () => new Places((await visit.settings()).region_data));
}
