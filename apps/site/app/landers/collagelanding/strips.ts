import type { NicheNumber } from '@heartwood/domain';
import type { PosterFigure } from '@heartwood/ui/poster-figure';
import type { PosterColour } from '@heartwood/ui/poster-palette';
import { castOf } from '../../people/cast';
import { seededRandom } from '../seeded-random';
import type { firstLooks } from '../../poster-page/choices';
import type { collageMessages } from './messages';

/** A strip of the face, which is also an answer. */
export type StripName = (typeof firstLooks)[number];

/** The cast figures that a strip shows at first, and when it is chosen. */
type Pair = readonly [first: number, chosen: number];

const figures: Readonly<Record<NicheNumber, Readonly<Record<StripName, Pair>>>> = {
  1: { hair: [5, 3], eyes: [1, 0], smile: [8, 10] },
  2: { hair: [2, 7], eyes: [1, 8], smile: [6, 5] },
  3: { hair: [0, 11], eyes: [1, 6], smile: [5, 10] },
  4: { hair: [1, 5], eyes: [8, 4], smile: [0, 6] },
  5: { hair: [0, 5], eyes: [7, 6], smile: [3, 10] },
  6: { hair: [1, 6], eyes: [0, 4], smile: [8, 3] },
  7: { hair: [1, 7], eyes: [0, 2], smile: [3, 6] },
};

const fields: Readonly<Record<StripName, readonly [PosterColour, PosterColour]>> = {
  hair: ['blush', 'mint'],
  eyes: ['yellow', 'cream'],
  smile: ['red', 'plum'],
};

/** Returns the two figures of a niche's strip: eyes are open, mouths laugh, and each paper has its colour. */
export function figuresOf(niche: NicheNumber, strip: StripName): readonly PosterFigure[] {
  const cast = castOf(niche);
  return figures[niche][strip].map((place, index) => {
    const figure = cast[place] ?? cast[0];
    return {
      ...figure,
      field: fields[strip][index] ?? figure.field,
      eyes: 'open',
      sunglasses: false,
      ...(strip === 'smile' ? { laughing: true } : {}),
    };
  });
}

const hairAnswers: Readonly<Record<NicheNumber, keyof typeof collageMessages>> = {
  1: 'hair_curls',
  2: 'hair_curls',
  3: 'hair_fringe',
  4: 'hair_curls',
  5: 'hair_silver',
  6: 'hair_up',
  7: 'hair_cut',
};

/** Returns the text of a niche's slip. */
export function answerOf(niche: NicheNumber, strip: StripName): keyof typeof collageMessages {
  if (strip === 'hair') return hairAnswers[niche];
  if (strip === 'smile' && (niche === 5 || niche === 6)) return 'smile_lines';
  return strip;
}

/**
 * The colour fields behind the face: the whole, the side, the low piece, the disc, and the ink on the whole.
 */
export interface Ground {
  readonly whole: PosterColour;
  readonly side: PosterColour;
  readonly low: PosterColour;
  readonly disc: PosterColour;
  readonly ink: PosterColour;
}

const bright: Ground = { whole: 'orange', side: 'teal', low: 'red', disc: 'yellow', ink: 'night' };

const grounds: Readonly<Partial<Record<NicheNumber, Ground>>> = {
  2: { ...bright, whole: 'coral', side: 'plum', low: 'teal' },
  3: { whole: 'wine', side: 'night', low: 'plum', disc: 'red', ink: 'cream' },
  4: { ...bright, whole: 'amber', side: 'red', low: 'teal', disc: 'coral' },
  5: { ...bright, whole: 'mint', side: 'orange', low: 'coral' },
  6: { whole: 'plum', side: 'orange', low: 'wine', disc: 'red', ink: 'cream' },
  7: { ...bright, whole: 'coral', side: 'teal', low: 'deep' },
};

/** Returns the fields of a niche. */
export function groundOf(niche: NicheNumber): Ground {
  return grounds[niche] ?? bright;
}

const points = 22;

/** Returns a torn edge as a polygon: `points` along the top and as many along the bottom, from a seed. */
export function tornEdge(seed: number): string {
  const next = seededRandom(seed);
  const along = Array.from({ length: points + 1 }, (_, index) => ((index / points) * 100).toFixed(1));
  const top = along.map((x) => `${x}% ${(next() * 4.2).toFixed(1)}%`);
  const bottom = along.toReversed().map((x) => `${x}% ${(100 - next() * 4.2).toFixed(1)}%`);
  return `polygon(${[...top, ...bottom].join()})`;
}
