import type { PosterCast } from '../poster/poster-casts';
import { PosterPortrait } from '../poster/PosterPortrait';

/** Width and height in pixels, as the networks ask for them. */
const socialCardSize = { width: 1200, height: 630 } as const;

/** The room that a card has for its texts, in pixels. */
export const socialCardSpace = {
  name: { width: 440, height: 64 },
  nameAlone: { width: 528, height: 64 },
  headline: { width: 528, height: 336 },
} as const;

/** Text as outlines, because the machine that draws the card needs no fonts. */
export interface SetText {
  /** Path data from the upper left corner of the text. */
  readonly plain: string;
  /** Path data of the words that are stressed by colour. */
  readonly stressed: string;
  readonly height: number;
}

export interface SocialCardProps {
  colours: {
    readonly surface: string;
    readonly text: string;
    /** Colour of the stressed words. */
    readonly primaryText: string;
    readonly primary: string;
    readonly secondary: string;
  };
  cast: PosterCast;
  /** The brand's name, no larger than `socialCardSpace.name`. */
  name: SetText;
  /** No larger than `socialCardSpace.headline`. */
  headline: SetText;
  /** The brand's mark as an image source; without it the name begins at the edge. */
  mark?: string;
}

const portrait = { width: 280, height: 315 } as const;
const left = 56;
const top = 62;
const markSize = 64;
const headlineTop = 190;
const bar = 16;

/** The picture that a shared link shows: brand, headline and people of its cast. An SVG without fonts or styles. */
export function SocialCard({ colours, cast, name, headline, mark }: SocialCardProps) {
  const { width, height } = socialCardSize;
  const start = width - 2 * portrait.width;
  const nameLeft = mark === undefined ? left : left + markSize + 24;
  const nameTop = top + (markSize - name.height) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={colours.surface} />
      {mark !== undefined && <image href={mark} x={left} y={top} width={markSize} height={markSize} />}
      <g transform={`translate(${nameLeft} ${nameTop})`} fill={colours.text}>
        <path d={name.plain} />
      </g>
      <g
        transform={`translate(${left} ${headlineTop + (socialCardSpace.headline.height - headline.height) / 2})`}
      >
        <path d={headline.plain} fill={colours.text} />
        <path d={headline.stressed} fill={colours.primaryText} />
      </g>
      <rect y={height - bar} width={start / 2} height={bar} fill={colours.primary} />
      <rect x={start / 2} y={height - bar} width={start / 2} height={bar} fill={colours.secondary} />
      {cast.slice(0, 4).map((figure, place) => (
        <svg
          key={place}
          x={start + (place % 2) * portrait.width}
          y={Math.floor(place / 2) * portrait.height}
          width={portrait.width}
          height={portrait.height}
        >
          <PosterPortrait figure={figure} crop="bust" />
        </svg>
      ))}
    </svg>
  );
}
