import { Flame, MoonStar, Music4, Wine } from 'lucide-react';
import type { PosterCast } from '../poster/poster-casts';
import { posterPalette } from '../poster/poster-palette';
import { PosterPortrait } from '../poster/PosterPortrait';
import { quiltTiles } from './quilt-tiles';
import type { QuiltTile } from './quilt-tiles';
import { iconTile, tile } from './Quilt.css';

const icons = { flame: Flame, wine: Wine, moon: MoonStar, music: Music4 };

function Tile({ place }: { place: QuiltTile }) {
  if ('icon' in place) {
    const Icon = icons[place.icon];
    return (
      <div
        className={iconTile}
        style={{ background: posterPalette[place.ground], color: posterPalette[place.ink] }}
      >
        <Icon strokeWidth={1.5} />
      </div>
    );
  }
  const { figure, crop, shape, size, ground } = place;
  return (
    <div className={tile({ shape, size })} style={{ background: posterPalette[ground] }}>
      <PosterPortrait figure={figure} crop={crop} />
    </div>
  );
}

/** The tiles of the quilt. */
export default function QuiltDrawing({ cast }: { cast: PosterCast }) {
  return quiltTiles(cast).map((place, index) => <Tile key={index} place={place} />);
}
