import type { NicheNumber } from '@heartwood/domain';
import type { PosterFigure } from '@heartwood/ui/poster-figure';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { castOf } from '../../people/cast';
import type { galleryMessages } from './messages';

type Text = Exclude<keyof typeof galleryMessages, 'headline'>;

/** A portrait on the wall: its figure, its title and, on the two large ones, its technique. */
export interface WallPortrait {
  readonly figure: PosterFigure;
  readonly title?: Text;
  readonly technique?: Text;
}

type Place = readonly [castPlace: number, title?: Text, technique?: Text];

const portraits: Readonly<Record<NicheNumber, readonly Place[]>> = {
  1: [[3, 'laugh', 'on_evening'], [9, 'act', 'on_red'], [1, 'knows'], [8, 'wink'], [10]],
  2: [[7, 'laugh', 'on_evening'], [3, 'knows', 'on_breath'], [5, 'late'], [0, 'glass'], [9]],
  3: [[0, 'knows', 'on_dark'], [6, 'trust', 'on_breath'], [3, 'laugh'], [10, 'late'], [4]],
  4: [[1, 'laugh', 'on_evening'], [0, 'wink', 'on_breath'], [6, 'glass'], [2, 'beard'], [5]],
  5: [[3, 'laugh', 'on_evening'], [2, 'act', 'on_red'], [0, 'menu'], [4, 'beard'], [5]],
  6: [[3, 'laugh', 'on_evening'], [1, 'glass', 'on_breath'], [0, 'act'], [2, 'beard'], [4]],
  7: [[4, 'beard', 'on_breath'], [3, 'laugh', 'on_evening'], [2, 'glass'], [0, 'late'], [1]],
};

/**
 * Returns the five portraits of a niche's wall, the two large ones first, the last cut off by the wall's end.
 */
export function portraitsOf(niche: NicheNumber): readonly WallPortrait[] {
  const cast = castOf(niche);
  return portraits[niche].map(([place, title, technique]) => ({
    figure: cast[place] ?? cast[0],
    ...(title ? { title } : {}),
    ...(technique ? { technique } : {}),
  }));
}

/** A wall's colour: in the light, plain, and at its ends. */
export type Wall = readonly [lit: string, plain: string, dark: string];

const walls: Readonly<Partial<Record<NicheNumber, Wall>>> = {
  2: ['#5C2375', '#431858', '#2D0F3F'],
  3: ['#861B45', p.wine, '#430B22'],
  4: ['#AE2437', '#981A2B', '#74101F'],
  5: ['#5A2162', p.plum, '#250A2A'],
  6: ['#68224D', '#4A1638', '#2C0D22'],
  7: ['#0D5A72', '#08415A', '#052838'],
};

/** Returns the wall colours of a niche. */
export function wallColours(niche: NicheNumber): Wall {
  return walls[niche] ?? ['#12686A', p.deep, '#063437'];
}
