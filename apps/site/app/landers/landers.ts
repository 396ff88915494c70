import { alonetonight } from './alonetonight/alonetonight';
import { collagelanding } from './collagelanding/collagelanding';
import { gallery } from './gallery/gallery';
import { iconslanding } from './iconslanding/iconslanding';
import type { Lander } from './lander';
import { maplanding } from './maplanding/maplanding';
import { socialnetwork } from './socialnetwork/socialnetwork';
import { tinderswipe } from './tinderswipe/tinderswipe';
import { transitionsvideolanding } from './transitionsvideolanding/transitionsvideolanding';
import { video } from './video/video';

/** All landers, by the name in their address. */
export const landers: Readonly<Record<string, Lander>> = {
  alonetonight,
  collagelanding,
  gallery,
  iconslanding,
  maplanding,
  socialnetwork,
  tinderswipe,
  transitionsvideolanding,
  video,
};
