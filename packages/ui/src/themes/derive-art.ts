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

/** The strongest shift towards black or white that leaves label and edge of a button readable. */
function hovered({ button, label, panel }: Pick<ThemeSeeds['art'], 'button' | 'label' | 'panel'>): Hex {
  const clearer = contrast(white, label) < contrast(black, label) ? black : white;
  const shifts = [0.12, 0.1, 0.08, 0.06, 0.04, 0.02].flatMap((share) =>
    [clearer, clearer === black ? white : black].map((towards) => mix(button, towards, share)),
  );
  return shifts.find((hover) => contrast(label, hover) >= 4.5 && contrast(hover, panel) >= 3) ?? button;
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
    hover: hovered(seeds.art),
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
