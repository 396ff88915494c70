import type { NicheNumber } from '@heartwood/domain';
import type { PosterFigure } from '@heartwood/ui/poster-figure';
import type { PosterColour } from '@heartwood/ui/poster-palette';
import { castOf } from '../../people/cast';
import type { Evening } from '../../poster-page/choices';

/** The four evenings of a niche's deck, topmost first. */
export type Deck = readonly [Evening, Evening, Evening, Evening];

/** The deck of each niche. */
export const decks: Readonly<Record<NicheNumber, Deck>> = {
  1: ['swim', 'kitchen', 'museum', 'pancakes'],
  2: ['rooftop', 'kitchen', 'museum', 'pancakes'],
  3: ['masks', 'museum', 'swim', 'records'],
  4: ['pancakes', 'swim', 'kitchen', 'rooftop'],
  5: ['records', 'museum', 'kitchen', 'pancakes'],
  6: ['records', 'swim', 'kitchen', 'museum'],
  7: ['rooftop', 'swim', 'museum', 'pancakes'],
};

const couples: Readonly<Record<NicheNumber, readonly [left: number, right: number]>> = {
  1: [3, 2],
  2: [3, 4],
  3: [0, 2],
  4: [1, 2],
  5: [5, 1],
  6: [1, 2],
  7: [0, 1],
};

/** Returns the two people of a niche's evenings. */
export function coupleOf(niche: NicheNumber): readonly [PosterFigure, PosterFigure] {
  const cast = castOf(niche);
  const [left, right] = couples[niche];
  return [cast[left] ?? cast[0], cast[right] ?? cast[1]];
}

/** The background around the deck, the sun behind it, the ink on both, and the colour on the ink. */
export interface Field {
  readonly field: PosterColour;
  readonly sun: PosterColour;
  readonly ink: PosterColour;
  readonly onInk: PosterColour;
}

const coral: Field = { field: 'coral', sun: 'orange', ink: 'night', onInk: 'white' };

const fields: Readonly<Partial<Record<NicheNumber, Field>>> = {
  2: { ...coral, sun: 'yellow' },
  3: { field: 'wine', sun: 'plum', ink: 'cream', onInk: 'night' },
  4: { ...coral, field: 'amber', sun: 'coral' },
  5: { ...coral, field: 'yellow', sun: 'orange' },
  6: { field: 'plum', sun: 'wine', ink: 'cream', onInk: 'night' },
  7: { ...coral, field: 'mint', sun: 'coral' },
};

/** Returns the colours of a niche's page. */
export function fieldOf(niche: NicheNumber): Field {
  return fields[niche] ?? coral;
}
