import type { PosterCast } from '../poster/poster-casts';
import type { PosterCrop, PosterFigure } from '../poster/poster-figure';
import type { PosterColour } from '../poster/poster-palette';

export type QuiltShape = 'square' | 'circle' | 'arch' | 'leaf' | 'leafRight';
export type QuiltSize = 'cell' | 'wide' | 'large';
export type QuiltIcon = 'flame' | 'wine' | 'moon' | 'music';

/** One place of the quilt: a cropped figure, or an icon on a field. */
export type QuiltTile =
  | { figure: PosterFigure; crop: PosterCrop; shape: QuiltShape; size: QuiltSize; ground: PosterColour }
  | { icon: QuiltIcon; ink: PosterColour; ground: PosterColour };

/** The places of the quilt filled with a cast; the first seven make three full rows on a phone. */
export function quiltTiles(cast: PosterCast): QuiltTile[] {
  const at = (
    index: number,
    crop: PosterCrop,
    shape: QuiltShape,
    size: QuiltSize,
    ground?: PosterColour,
    field?: PosterColour,
  ): QuiltTile => {
    const figure = cast[index] ?? cast[0];
    return {
      figure: field ? { ...figure, field } : figure,
      crop,
      shape,
      size,
      ground: ground ?? figure.field,
    };
  };
  return [
    at(0, 'bust', 'arch', 'large', 'teal'),
    at(1, 'eyes', 'square', 'cell'),
    at(2, 'face', 'circle', 'cell', 'orange'),
    { icon: 'flame', ink: 'wine', ground: 'yellow' },
    at(3, 'lips', 'square', 'wide'),
    at(4, 'face', 'circle', 'cell', 'plum', 'coral'),
    at(5, 'eyes', 'square', 'wide'),
    at(6, 'bust', 'arch', 'large', 'deep'),
    { icon: 'wine', ink: 'yellow', ground: 'wine' },
    at(7, 'face', 'leaf', 'cell', 'teal', 'mint'),
    at(0, 'lips', 'square', 'cell'),
    at(8, 'face', 'circle', 'large', 'night', 'orange'),
    at(9, 'face', 'leafRight', 'cell', 'amber'),
    { icon: 'moon', ink: 'deep', ground: 'mint' },
    at(3, 'eyes', 'square', 'cell'),
    at(10, 'face', 'arch', 'cell', 'coral'),
    at(11, 'eyes', 'square', 'wide'),
    { icon: 'music', ink: 'night', ground: 'coral' },
  ];
}
