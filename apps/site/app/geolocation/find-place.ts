import type { Place } from '@heartwood/api-contract';
import { geocode } from './geocode';
import { askPosition } from './position';

/**
 * Finds the visitor's place; `denied` without the browser's permission, `false` if it cannot be determined.
 */
export async function findPlace(): Promise<Place | 'denied' | false> {
  const position = await askPosition(navigator);
  if (position === 'denied' || position === false) return position;
  return geocode(position).catch(() => false as const);
}
