import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';

/** The background, the ink of the line, and the two blushes. */
export interface LineField {
  readonly ground: string;
  readonly ink: string;
  readonly cheeks: readonly [string, string];
}

/** The colours of each niche. */
export const fields: Readonly<Record<NicheNumber, LineField>> = {
  1: { ground: p.yellow, ink: p.night, cheeks: [p.orange, p.coral] },
  2: { ground: p.blush, ink: p.night, cheeks: [p.coral, p.orange] },
  3: { ground: p.wine, ink: p.blush, cheeks: [p.red, p.coral] },
  4: { ground: p.coral, ink: p.night, cheeks: [p.yellow, p.cream] },
  5: { ground: p.mint, ink: p.night, cheeks: [p.coral, p.yellow] },
  6: { ground: p.orange, ink: p.night, cheeks: [p.yellow, p.coral] },
  7: { ground: p.teal, ink: p.white, cheeks: [p.coral, p.yellow] },
};
