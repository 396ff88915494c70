import { alonetonight } from './alonetonight/alonetonight';
import { collagelanding } from './collagelanding/collagelanding';
import { gallery } from './gallery/gallery';
import { iconslanding } from './iconslanding/iconslanding';
import type { Lander } from './lander';
import { tinderswipe } from './tinderswipe/tinderswipe';
import { transitionsvideolanding } from './transitionsvideolanding/transitionsvideolanding';

/** The landers that are drawn, by the name in their address. */
export const landers: Readonly<Record<string, Lander>> = {
  alonetonight,
  collagelanding,
  gallery,
  iconslanding,
  tinderswipe,
  transitionsvideolanding,
};
