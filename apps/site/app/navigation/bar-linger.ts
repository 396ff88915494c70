import { loadingBar } from '@heartwood/domain';

/**
 * Returns how long the loading bar stays after a page that took this long, in milliseconds: 0 if the bar was
 * never visible.
 */
export function barLingerMs(loadedFor: number): number {
  return loadedFor >= loadingBar.throttleMs ? loadingBar.hideDelayMs : 0;
}
