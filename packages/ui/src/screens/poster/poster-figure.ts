import type { PosterColour, PosterSkin } from './poster-palette';

/** Haircuts. */
export type PosterHair =
  | 'long'
  | 'wave'
  | 'bob'
  | 'afro'
  | 'bun'
  | 'pixie'
  | 'curls'
  | 'pony'
  | 'short'
  | 'quiff'
  | 'sweep'
  | 'none';

/** What the figure wears. */
export type PosterTop = 'v' | 'crew' | 'collar' | 'turtle' | 'strap' | 'jacket';

/** A drawn adult of the poster series, described by traits. */
export interface PosterFigure {
  skin: PosterSkin;
  hair: PosterHair;
  /** Hair colour, `#rrggbb`. */
  hairColour: string;
  field: PosterColour;
  top: PosterTop;
  topColour: PosterColour;
  build: 'her' | 'him';
  eyes?: 'open' | 'lid' | 'wink';
  /** Gaze direction, -6 to 6. */
  look?: number;
  /** Lip colour, `#rrggbb`. */
  lips?: string;
  laughing?: boolean;
  beard?: 'none' | 'short' | 'full';
  glasses?: PosterColour;
  sunglasses?: boolean;
  lined?: boolean;
  full?: boolean;
  earrings?: PosterColour;
  hat?: PosterColour;
  choker?: PosterColour;
  /** A satin ribbon over the eyes. */
  ribbon?: PosterColour;
}

/** Crops of the portrait, in the shared frame of 400 by 500. */
export const posterCrops = {
  bust: '60 60 280 340',
  face: '80 90 240 240',
  eyes: '122 176 156 104',
  eye: '122 184 86 86',
  lips: '140 268 120 80',
  whole: '0 0 400 500',
  tall: '60 40 280 460',
  head: '40 60 320 320',
  hairStrip: '0 46 400 170',
  eyesStrip: '0 196 400 76',
  smileStrip: '0 262 400 158',
} as const;

/** Name of a crop. */
export type PosterCrop = keyof typeof posterCrops;
