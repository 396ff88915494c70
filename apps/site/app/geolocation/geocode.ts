import { unwrap } from '@heartwood/api-client';
import type { Place } from '@heartwood/api-contract';
import { geolocationMaxAgeMs } from '@heartwood/domain';
import { browserApi } from '../member/browser-api';
import type { RoughPosition } from './position';

type Ask = (position: RoughPosition) => Promise<Place | false>;

/** Creates a lookup of the place at a position, `false` if none is known; results are cached for an hour. */
export function createGeocode(ask: Ask, now: () => number): Ask {
  const known = new Map<string, { readonly place: Place | false; readonly at: number }>();
  return async (position) => {
    const key = `${position.lat} ${position.lon}`;
    const before = known.get(key);
    if (before && now() - before.at < geolocationMaxAgeMs) return before.place;
    const place = await ask(position);
    known.set(key, { place, at: now() });
    return place;
  };
}

/** Looks up the place of a position through the site. */
export const geocode = createGeocode(
  (query) => unwrap(browserApi().GET('/api/geocode.php', { params: { query } })),
  Date.now,
);
