import { unwrap } from '@heartwood/api-client';
import type { Interest } from '@heartwood/api-contract';
import { HostCache } from './host-cache';
import type { Visit } from './visit.server';

const cache = new HostCache<readonly Interest['id'][]>();

/**
 * Returns the interests that members of the brand choose from; those of the settings if they can't be loaded. Cached
 * per list of the settings, so that a change there applies at once.
 */
export async function interestsOf(
  visit: Pick<Visit, 'ownOrigin' | 'api' | 'settings'>,
): Promise<readonly Interest['id'][]> {
  const { interests } = await visit.settings();
  const load = async () => {
    const listed = await unwrap(visit.api.GET('/api/interests.php'));
    return listed.interests.map(({ id }) => id);
  };
  return cache.get(`${visit.ownOrigin} ${interests.join()}`, load).catch(() => interests);
}
