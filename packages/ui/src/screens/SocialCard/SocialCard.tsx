import type { ArtTokens } from '../../themes/derive-art';
import type { ArtSeeds } from '../../themes/seeds';
import type { PosterCast } from '../poster/poster-casts';
import { PosterPortrait } from '../poster/PosterPortrait';
import { quiltTiles } from '../quilt/quilt-tiles';
import type { QuiltTile } from '../quilt/quilt-tiles';
import { QuiltSymbol } from '../quilt/QuiltSymbol';

/** Width and height in pixels, as required by social networks. */
const socialCardSize = { width: 1200, height: 630 } as const;

/** Space for a card's texts, in pixels. */
export const socialCardSpace = {
  name: { width: 440, height: 64 },
  nameAlone: { width: 528, height: 64 },
  headline: { width: 528, height: 336 },
} as const;

/** Text as outlines, because the machine that renders the card needs no fonts. */
export interface SetText {
  /** Path data, relative to the text's upper left corner. */
  readonly plain: string;
  /** Path data of the words stressed by colour. */
  readonly stressed: string;
  readonly height: number;
}

export interface SocialCardProps {
  colours: Pick<ArtTokens, 'paper' | 'ink' | 'word' | 'button' | 'link'>;
  /** The theme's layout of its drawn people. */
  art: Pick<ArtSeeds, 'layout' | 'quilt' | 'side'>;
  cast: PosterCast;
  /** The brand's name, at most `socialCardSpace.name`. */
  name: SetText;
  /** At most `socialCardSpace.headline`. */
  headline: SetText;
  /** The brand's mark as an image source; without it the name starts at the edge. */
  mark?: string;
}

/** Size of a quilt cell; the quilt is five cells wide. */
const cell = { width: 112, height: 118 } as const;
const quiltWidth = 5 * cell.width;
const left = 56;
const top = 62;
const markSize = 64;
const headlineTop = 190;
const bar = 16;

function Tile({ tile, mirrored }: { tile: QuiltTile; mirrored: boolean }) {
  const [x, y, width, height] = tile.box;
  const place = {
    x: (mirrored ? 5 - x - width : x) * cell.width,
    y: y * cell.height,
    width: width * cell.width,
    height: height * cell.height,
  };
  return (
    <svg {...place}>
      <rect width="100%" height="100%" fill={tile.ground} />
      {'symbol' in tile ? (
        <QuiltSymbol name={tile.symbol} ink={tile.ink} />
      ) : (
        <PosterPortrait figure={tile.figure} crop={tile.crop} ground={tile.ground} halo={tile.halo} />
      )}
    </svg>
  );
}

/** The preview of a shared link: brand, headline and people of its cast. An SVG without fonts or styles. */
export function SocialCard({ colours, art, cast, name, headline, mark }: SocialCardProps) {
  const { width, height } = socialCardSize;
  const mirrored = art.side === 'start';
  const wordsLeft = mirrored ? quiltWidth : 0;
  const wordsWidth = width - quiltWidth;
  const nameLeft = mark === undefined ? left : left + markSize + 24;
  const nameTop = top + (markSize - name.height) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={colours.paper} />
      <g transform={`translate(${wordsLeft} 0)`}>
        {mark !== undefined && <image href={mark} x={left} y={top} width={markSize} height={markSize} />}
        <g transform={`translate(${nameLeft} ${nameTop})`} fill={colours.ink}>
          <path d={name.plain} />
        </g>
        <g
          transform={`translate(${left} ${headlineTop + (socialCardSpace.headline.height - headline.height) / 2})`}
        >
          <path d={headline.plain} fill={colours.ink} />
          <path d={headline.stressed} fill={colours.word} />
        </g>
        <rect y={height - bar} width={wordsWidth / 2} height={bar} fill={colours.button} />
        <rect x={wordsWidth / 2} y={height - bar} width={wordsWidth / 2} height={bar} fill={colours.link} />
      </g>
      <svg x={mirrored ? 0 : wordsWidth} width={quiltWidth} height={height}>
        {quiltTiles(cast, art).map((tile, index) => (
          <Tile key={index} tile={tile} mirrored={mirrored} />
        ))}
      </svg>
    </svg>
  );
}
