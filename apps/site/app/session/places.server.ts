import { unwrap } from '@heartwood/api-client';
import type { CountryRegions } from '@heartwood/api-contract';
import type { Visit } from './visit.server';

const lifetime = 60 * 60_000;
const mostHosts = 1_000;

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

interface Kept {
  readonly places: Places;
  readonly until: number;
}

/** Keeps the regions of each host for an hour. Calls for the same host at the same time are one call. */
export class PlacesCache {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Places>>();

  constructor(private readonly now: () => number = Date.now) {}

  /** The regions for the host; where they cannot be loaded again, those from before. */
  get(host: string, load: () => Promise<readonly CountryRegions[]>): Promise<Places> {
    const kept = this.#kept.get(host);
    if (kept && kept.until > this.now()) return Promise.resolve(kept.places);
    const running = this.#running.get(host);
    if (running) return running;
    const loading = load()
      .then(
        (countries) => this.#keep(host, new Places(countries)),
        (error: unknown) => {
          if (kept) return kept.places;
          throw error;
        },
      )
      .finally(() => this.#running.delete(host));
    this.#running.set(host, loading);
    return loading;
  }

  #keep(host: string, places: Places): Places {
    this.#kept.delete(host);
    this.#kept.set(host, { places, until: this.now() + lifetime });
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > mostHosts && !oldest.done) this.#kept.delete(oldest.value);
    return places;
  }
}

const cache = new PlacesCache();

/** The regions of the brand's countries; those of the visitor's country alone where the rest cannot be had. */
export function placesOf(visit: Visit): Promise<Places> {
  const all = cache.get(visit.ownOrigin, async () => {
    const { regions } = await unwrap(visit.api.GET('/api/regions.php'));
    return regions;
  });
  return all.catch(async () => new Places((await visit.settings()).region_data));
}
