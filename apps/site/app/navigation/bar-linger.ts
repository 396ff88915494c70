import { loadingBar } from '@heartwood/domain';

/** How long the loading bar stays after a page that took this long, in milliseconds: a bar nobody saw goes at once. */
export function barLingerMs(loadedFor: number): number {
  return loadedFor >= loadingBar.throttleMs ? loadingBar.hideDelayMs : 0;
}
