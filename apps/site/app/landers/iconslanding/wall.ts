import { niches } from '@heartwood/brands/niches';
import type { NicheNumber } from '@heartwood/domain';
import { posterPalette as p } from '@heartwood/ui/poster-palette';
import { pictures } from './pictures';

/** An interest that has a picture. */
export type Pictured = keyof typeof pictures;

/** Interests with a picture, in the order of the default niche's wall. */
export const pictured = Object.keys(pictures) as readonly Pictured[];

/** Number of tiles of the whole wall, and of the part that phones show. */
export const wallSize = 30;

const onPhones = 20;

/**
 * Returns the tiles of a niche's wall: its favourites spread over the part that phones show, then the others.
 */
export function wallOf(niche: NicheNumber, offered: readonly string[]): readonly Pictured[] {
  const available = pictured.filter((id) => offered.includes(id));
  const { firstInterests } = niches[niche];
  const first = available.filter((id) => firstInterests.some((other) => other === id));
  const others = available.filter((id) => !first.includes(id));
  if (niche === 1 || first.length === 0) return available.slice(0, wallSize);
  const every = Math.floor(onPhones / first.length);
  const wall: Pictured[] = [];
  for (const id of first) wall.push(...others.splice(0, every - 1), id);
  return [...wall, ...others].slice(0, wallSize);
}

/** Ground and ink of a tile. */
export interface TileColours {
  readonly ground: string;
  readonly ink: string;
}

const of = (...pairs: readonly (readonly [string, string])[]): readonly TileColours[] =>
  pairs.map(([ground, ink]) => ({ ground, ink }));

const bright = of(
  [p.orange, p.night],
  [p.yellow, p.wine],
  [p.teal, p.cream],
  [p.red, p.blush],
  [p.plum, p.yellow],
  [p.blush, p.red],
  [p.wine, p.amber],
  [p.mint, p.deep],
  [p.deep, p.yellow],
);

const night = of(
  [p.wine, p.blush],
  [p.red, p.cream],
  [p.plum, p.yellow],
  [p.night, p.coral],
  [p.wine, p.amber],
  [p.blush, p.wine],
  [p.plum, p.blush],
  [p.red, p.white],
  [p.night, p.yellow],
);

const evening = of(
  [p.wine, p.blush],
  [p.yellow, p.wine],
  [p.deep, p.mint],
  [p.red, p.blush],
  [p.plum, p.yellow],
  [p.blush, p.red],
  [p.orange, p.night],
  [p.cream, p.wine],
  [p.deep, p.yellow],
);

const teal = of(
  [p.coral, p.night],
  [p.teal, p.cream],
  [p.yellow, p.wine],
  [p.deep, p.mint],
  [p.mint, p.deep],
  [p.coral, p.plum],
  [p.teal, p.white],
  [p.cream, p.red],
  [p.deep, p.yellow],
);

/** Returns the nine tile colours of a niche. */
export function tileColours(niche: NicheNumber): readonly TileColours[] {
  return { 1: bright, 2: bright, 3: night, 4: bright, 5: bright, 6: evening, 7: teal }[niche];
}

/**
 * Returns which of the nine colours the tile at `index` has: no two neighbours match, in rows of six and of
 * five.
 */
export function colourOfTile(index: number): number {
  return (index * 2 + Math.floor(index / 6)) % 9;
}

/** Returns the colours of a picked tile; on the dark wall it is the lit one. */
export function pickedColours(niche: NicheNumber): TileColours {
  return niche === 3 ? { ground: p.yellow, ink: p.night } : { ground: p.night, ink: p.yellow };
}
