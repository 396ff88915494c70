import type { EntryMotifName } from '@heartwood/ui';

const motifs: Readonly<Record<string, EntryMotifName>> = {
  alonetonight: 'window',
  collagelanding: 'strips',
  gallery: 'frame',
  iconslanding: 'tiles',
  maplanding: 'bridge',
  socialnetwork: 'line',
  transitionsvideolanding: 'circle',
  video: 'lights',
  tinderswipe: 'deck',
};

/** Returns the motif that represents a lander; none for an unknown name. */
export function landerMotif(lander: string | null | undefined): EntryMotifName | undefined {
  return lander && Object.hasOwn(motifs, lander) ? motifs[lander] : undefined;
}
