import { black, contrast, mix, white } from './colour';
import type { Hex } from './colour';
import type { ThemeSeeds } from './seeds';

/**
 * Derives the colours of drawings: the seeds alone, each with a darker plane, so that drawings fit every
 * brand and are the same in both schemes.
 */
export function deriveDrawing({ colours }: ThemeSeeds) {
  const { primary, secondary, success, danger, paper, card } = colours;
  const ink = mix(colours.ink, black, 0.3);
  const shade = (seed: Hex) => mix(seed, ink, 0.5);
  return {
    primary,
    primaryShade: shade(primary),
    onPrimary: contrast(white, primary) >= 4.5 ? white : ink,
    secondary,
    secondaryShade: mix(secondary, primary, 0.42),
    success,
    successShade: shade(success),
    danger,
    dangerShade: mix(danger, ink, 0.52),
    ink,
    white: card === white ? mix(white, paper, 0.5) : card,
    blush: mix(paper, primary, 0.2),
    mist: mix(paper, success, 0.3),
  };
}
