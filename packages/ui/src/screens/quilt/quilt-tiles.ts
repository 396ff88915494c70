import { distance } from '../../themes/colour';
import type { Hex } from '../../themes/colour';
import type { ArtSeeds, QuiltGrounds } from '../../themes/seeds';
import type { PosterCast } from '../poster/poster-casts';
import type { PosterCrop, PosterFigure } from '../poster/poster-figure';
import type { PosterHalo } from '../poster/PosterPortrait';
import { posterSkins } from '../poster/poster-palette';
import type { QuiltBox, QuiltPlace } from './quilt-layouts';
import { quiltLayouts } from './quilt-layouts';
import type { QuiltSymbolName } from './QuiltSymbol';

/** The theme's seeds of its quilt. */
export type QuiltArt = Pick<ArtSeeds, 'layout' | 'quilt'>;

/** A filled tile of the quilt. */
export type QuiltTile = { box: QuiltBox; phone?: QuiltBox; ground: Hex } & (
  { figure: PosterFigure; crop: PosterCrop; halo?: PosterHalo } | { symbol: QuiltSymbolName; ink: Hex }
);

const leastFromSkin = 92;
const leastFromHair = 105;

/** How distinct a ground is from skin and hair: 1 and more where it is distinct from both. */
export function clearance({ skin, hair, hairColour }: PosterFigure, ground: Hex): number {
  const ofSkin = distance(posterSkins[skin][0], ground) / leastFromSkin;
  const ofHair = hair === 'none' ? Infinity : distance(hairColour as Hex, ground) / leastFromHair;
  return Math.min(ofSkin, ofHair);
}

/**
 * Returns the preferred ground behind a figure; if it is not distinct, the weightiest that is, else the most
 * distinct one.
 */
function groundBehind(figure: PosterFigure, grounds: QuiltGrounds, wanted: Hex, taken?: Hex): Hex {
  const free = [wanted, ...grounds].filter((ground) => ground !== taken);
  const clearest = free.reduce((best, ground) =>
    clearance(figure, ground) > clearance(figure, best) ? ground : best,
  );
  return free.find((ground) => clearance(figure, ground) >= 1) ?? clearest;
}

/** Returns a theme's quilt filled with a cast. */
export function quiltTiles(cast: PosterCast, { layout, quilt: grounds }: QuiltArt): QuiltTile[] {
  const groundAt = (index: number) => grounds[index] ?? grounds[0];
  const filled = (place: QuiltPlace): QuiltTile => {
    const { box, phone } = place;
    const ground = groundAt(place.ground);
    if ('symbol' in place) return { box, phone, ground, symbol: place.symbol, ink: groundAt(place.ink) };
    const { crop, halo, laughing } = place;
    const person = cast[place.figure] ?? cast[0];
    const figure = laughing ? { ...person, laughing } : person;
    if (!halo) return { box, phone, figure, crop, ground: groundBehind(figure, grounds, ground) };
    const fill = groundBehind(figure, grounds, groundAt(halo.ground), ground);
    return { box, phone, figure, crop, ground, halo: { shape: halo.shape, fill } };
  };
  return quiltLayouts[layout].map(filled);
}
