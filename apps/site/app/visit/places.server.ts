import { unwrap } from '@heartwood/api-client';
import type { Locale } from '@heartwood/i18n';
import { HostCache } from './host-cache';
import { Places } from './places';
import type { Visit } from './visit.server';

const cache = new HostCache<Places>();

/** Returns the regions of the brand's countries by the API's names, which are not to be shown: see {@link placesOf}. */
export function unnamedPlacesOf(visit: Visit): Promise<Places> {
  const all = cache.get(visit.ownOrigin, async () => {
    const { regions } = await unwrap(visit.api.GET('/api/regions.php'));
    return new Places(regions);
  });
  return all.catch(async () => new Places((await visit.settings()).region_data));
}

/**
 * The regions of the brand's countries in the visitor's language, or another one; those of the visitor's country alone
 * where the rest cannot be had.
 */
export async function placesOf(visit: Visit, locale?: Locale): Promise<Places> {
  const [places, language] = await Promise.all([unnamedPlacesOf(visit), locale ?? visit.locale()]);
  return places.in(language);
}
