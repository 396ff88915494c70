import { forgetKeptTexts, keptMember } from './kept-member';
import { forgetCopies } from './offline-store';
import { forgetSharedPhotos } from './shared-photos';

/** Forgets all that the installed app keeps, for whomever; unless it is for `still`, who is logged in. */
export async function forgetOffline(still: string | null = null): Promise<void> {
  if (still !== null && keptMember() === still) return;
  forgetKeptTexts(still);
  // Only secure pages have it, and no other page keeps anything in it.
  if ('caches' in globalThis) await Promise.all([forgetCopies(caches), forgetSharedPhotos(caches)]);
}
