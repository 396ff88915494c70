import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PosterCast } from '../poster/poster-casts';
import { PosterPortrait } from '../poster/PosterPortrait';
import { QuiltSymbol } from './QuiltSymbol';
import { quiltTiles } from './quilt-tiles';
import type { QuiltArt, QuiltTile } from './quilt-tiles';
import { at, tile as tileStyle } from './Quilt.css';

interface QuiltDrawingProps {
  cast: PosterCast;
  art: QuiltArt;
}

function Tile({ tile }: { tile: QuiltTile }) {
  const { box, phone, ground } = tile;
  const [left, top, width, height] = box.map(String);
  const [phoneLeft, phoneTop, phoneWidth, phoneHeight] = phone?.map(String) ?? [];
  const places = assignInlineVars({
    [at.left]: left,
    [at.top]: top,
    [at.width]: width,
    [at.height]: height,
    [at.phoneLeft]: phoneLeft,
    [at.phoneTop]: phoneTop,
    [at.phoneWidth]: phoneWidth,
    [at.phoneHeight]: phoneHeight,
  });
  return (
    <div className={tileStyle({ phone: phone !== undefined })} style={{ ...places, background: ground }}>
      {'symbol' in tile ? (
        <QuiltSymbol name={tile.symbol} ink={tile.ink} />
      ) : (
        <PosterPortrait figure={tile.figure} crop={tile.crop} ground={ground} halo={tile.halo} />
      )}
    </div>
  );
}

/** The tiles of the quilt. */
export default function QuiltDrawing({ cast, art }: QuiltDrawingProps) {
  return quiltTiles(cast, art).map((tile, index) => <Tile key={index} tile={tile} />);
}
