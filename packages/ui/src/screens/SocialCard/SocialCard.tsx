import type { PosterCast } from '../poster/poster-casts';
import { PosterPortrait } from '../poster/PosterPortrait';

/** Width and height in pixels, as the networks ask for them. */
const socialCardSize = { width: 1200, height: 630 } as const;

export interface SocialCardProps {
  colours: {
    readonly primary: string;
    readonly secondary: string;
    readonly paper: string;
  };
  cast: PosterCast;
  /** The brand's mark as an image source; without it the card shows people only. */
  mark?: string;
}

const portraits = { width: 248, height: 315 } as const;

/** The picture that a shared link shows: the brand's mark and people of its cast. An SVG without text or styles. */
export function SocialCard({ colours, cast, mark }: SocialCardProps) {
  const { width, height } = socialCardSize;
  const start = width - 3 * portraits.width;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={colours.paper} />
      <rect width={start} height="18" fill={colours.primary} />
      <rect y={height - 18} width={start} height="18" fill={colours.secondary} />
      {mark === undefined ? (
        <>
          <circle cx={start / 2 - 52} cy={height / 2} r="110" fill={colours.primary} />
          <circle cx={start / 2 + 52} cy={height / 2} r="110" fill={colours.secondary} fillOpacity=".85" />
        </>
      ) : (
        <image href={mark} x={start / 2 - 130} y={height / 2 - 130} width="260" height="260" />
      )}
      {cast.slice(0, 6).map((figure, place) => (
        <svg
          key={place}
          x={start + (place % 3) * portraits.width}
          y={Math.floor(place / 3) * portraits.height}
          width={portraits.width}
          height={portraits.height}
        >
          <PosterPortrait figure={figure} crop="bust" />
        </svg>
      ))}
    </svg>
  );
}
