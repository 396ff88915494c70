import { forgetKeptTexts, keptMember } from './kept-member';
import { forgetCopies } from './offline-store';
import { forgetSharedPhotos } from './shared-photos';

/** Deletes all data of the installed app, for any member except `still`, who is logged in. */
export async function forgetOffline(still: string | null = null): Promise<void> {
  if (still !== null && keptMember() === still) return;
  forgetKeptTexts(still);
  // Only secure contexts have it, and other pages store nothing in it.
  if ('caches' in globalThis) await Promise.all([forgetCopies(caches), forgetSharedPhotos(caches)]);
}
