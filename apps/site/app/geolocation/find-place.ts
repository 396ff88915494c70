import type { Place } from '@heartwood/api-contract';
import { geocode } from './geocode';
import { askPosition } from './position';

/** The place where the visitor is; `denied` where the browser may not tell, `false` where it cannot be found out. */
export async function findPlace(): Promise<Place | 'denied' | false> {
  const position = await askPosition(navigator);
  if (position === 'denied' || position === false) return position;
  return geocode(position).catch(() => false as const);
}
