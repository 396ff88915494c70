import { black, contrast, distance, mix, white } from './colour';
import type { Hex } from './colour';
import { deriveColours } from './derive-colours';
import type { Scheme } from './derive-colours';
import type { ThemeSeeds } from './seeds';

/** The lightest and darkest hair and skin, from which the ground behind any drawn person must be distinct. */
const people: readonly Hex[] = ['#1C0B26', '#E9DED8', '#FFC79A', '#C06A38'];

const isDark = (ground: Hex) => contrast(white, ground) >= 7;

function best(grounds: readonly [Hex, ...Hex[]], measure: (ground: Hex) => number): Hex {
  return grounds.reduce((found, ground) => (measure(ground) > measure(found) ? ground : found));
}

/** Derives colours and corner of the illustrated pages in a scheme. */
export function deriveArt(seeds: ThemeSeeds, scheme: Scheme) {
  const { paper, ink, word, panel, link, button, label, quilt, corner } = seeds.art;
  const colours = deriveColours(seeds, scheme);
  const words =
    scheme === seeds.defaultScheme
      ? { paper, ink, word }
      : { paper: colours.bg, ink: colours.text, word: colours.primaryText };
  const behind = best(quilt, (ground) => Math.min(...people.map((colour) => distance(ground, colour))));
  return {
    ...words,
    panel,
    /** Small print on the panel. */
    panelMuted: mix(panel, white, 0.82),
    link,
    button,
    label,
    hover: mix(button, contrast(white, label) < contrast(black, label) ? black : white, 0.12),
    /** A dark field next to the panel. */
    deep: best(quilt, (ground) => (isDark(ground) ? contrast(ground, panel) : 0)),
    /** Behind a drawn person, with the disc behind the head. */
    behind,
    disc: mix(behind, white, 0.16),
    corner: `${corner}px`,
  };
}

/** Colours of the illustrated pages. */
export type ArtTokens = ReturnType<typeof deriveArt>;
