import { useId } from 'react';
import { Brows, Eyes } from './PosterEyes';
import { hairBehind, hairInFront, earsShow } from './hair-paths';
import { Clothes } from './PosterClothes';
import { Beard, Lips } from './PosterMouth';
import { posterCrops } from './poster-figure';
import type { PosterCrop, PosterFigure } from './poster-figure';
import { posterPalette, posterSkins } from './poster-palette';

const shadowPlane =
  'M206 100c2 40 6 76 2 96-4 16-6 22-8 34-4 18-12 34-12 44 0 8 6 10 14 10 2 6-2 10-2 16l2 4v8c0 10-4 14-2 22 2 10 2 14 0 20l200 20V80Z';

function facePath({ build, full }: PosterFigure): string {
  const w = full ? 14 : 0;
  return build === 'him'
    ? `M${126 - w} 204C${122 - w} 140 156 96 200 96s${78 + w} 36 ${74 + w} 100c0 ${58 + w}-6 84-24 108-16 24-34 36-50 36s-36-12-52-36c-16-24-22-52-${22 + w / 2}-108Z`
    : `M${128 - w} 204C${124 - w} 140 158 106 200 106s${76 + w} 34 ${72 + w} 98c0 ${54 + w * 2}-10 84-32 ${110 + w / 2}-16 22-28 32-40 32s-26-10-42-32c-20-28-30-${60 - w}-${30 + w}-${112 + w / 2}Z`;
}

/** Half the width of the neck. */
export function neckWidth({ build, full }: PosterFigure): number {
  if (build === 'him') return 50;
  return full ? 46 : 36;
}

/** A lighter or darker shape behind a figure. */
export interface PosterHalo {
  shape: 'disc' | 'arch';
  /** A CSS colour. */
  fill: string;
}

interface PosterPortraitProps {
  figure: PosterFigure;
  crop?: PosterCrop;
  /** A CSS colour that replaces the figure's own field. */
  ground?: string;
  halo?: PosterHalo;
  className?: string;
}

function Halo({ shape, fill }: PosterHalo) {
  if (shape === 'disc') return <circle cx="200" cy="262" r="176" fill={fill} />;
  return <path d="M68 700V176a132 132 0 0 1 264 0v524Z" fill={fill} />;
}

/** A drawn head and shoulders of the poster series; decorative, hidden from assistive technology. */
export function PosterPortrait({ figure, crop = 'whole', ground, halo, className }: PosterPortraitProps) {
  const id = useId().replaceAll(':', '');
  const { skin, hair, hairColour, lined, earrings, hat, choker, ribbon, glasses, sunglasses } = figure;
  const [light, shade] = posterSkins[skin];
  const w = figure.full ? 14 : 0;
  const n = neckWidth(figure);
  const face = facePath(figure);
  const neck = `M${200 - n} 300c4 50-2 70-16 84h${n * 2 + 32}c-14-14-20-34-16-84Z`;
  return (
    <svg
      className={className}
      viewBox={posterCrops[crop]}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <clipPath id={`${id}f`}>
        <path d={face} />
      </clipPath>
      <clipPath id={`${id}n`}>
        <path d={neck} />
      </clipPath>
      <rect x="-200" y="-200" width="800" height="900" fill={ground ?? posterPalette[figure.field]} />
      {halo && <Halo {...halo} />}
      <path d={hairBehind[hair]} fill={hairColour} />
      <Clothes figure={figure} neck={n} />
      <path d={neck} fill={light} />
      <g clipPath={`url(#${id}n)`}>
        <path d="M120 300h160v40c-30 40-60 50-80 50l-30-30Z" fill={shade} />
      </g>
      {figure.top === 'turtle' && (
        <path
          d={`M${192 - n} 340q${n + 8} 30 ${n * 2 + 16} 0l8 60q-${n + 16} 24-${n * 2 + 32} 0Z`}
          fill={posterPalette[figure.topColour]}
        />
      )}
      {choker && (
        <>
          <path
            d={`M${203 - n} 352q${n - 3} 22 ${n * 2 - 6} 0v15q-${n - 3} 22-${n * 2 - 6} 0Z`}
            fill={posterPalette[choker]}
          />
          <circle cx="200" cy="376" r="9" fill="none" stroke={posterPalette.yellow} strokeWidth="4" />
        </>
      )}
      {(figure.build === 'him' || earsShow.has(hair)) && (
        <>
          <path d={`M${128 - w} 222c-16-10-22 8-16 26 4 12 12 18 20 14Z`} fill={light} />
          <path d={`M${272 + w} 222c16-10 22 8 16 26-4 12-12 18-20 14Z`} fill={shade} />
        </>
      )}
      <path d={face} fill={light} />
      <g clipPath={`url(#${id}f)`}>
        <path d={shadowPlane} fill={shade} />
      </g>
      {lined && (
        <path
          d="M150 250q12 7 26 4M224 254q14 3 26-4M160 284q-5 12 0 26M240 284q5 12 0 26"
          stroke={shade}
          strokeOpacity=".8"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      )}
      <Beard figure={figure} />
      <Lips figure={figure} />
      {!ribbon && <Eyes figure={figure} />}
      {!ribbon && <Brows figure={figure} />}
      {ribbon && (
        <path d={`M${118 - w} 206q82-14 164 0l${w} 4v38q-82 14-${164 + w} 0Z`} fill={posterPalette[ribbon]} />
      )}
      <path d={hairInFront[hair]} fill={hairColour} />
      {(glasses || sunglasses) && (
        <g
          fill={sunglasses ? posterPalette.night : 'none'}
          stroke={posterPalette[glasses ?? 'night']}
          strokeWidth="6"
        >
          <rect x="136" y="206" width="56" height="46" rx="22" />
          <rect x="208" y="206" width="56" height="46" rx="22" />
          <path d="M192 224q8-8 16 0" fill="none" />
        </g>
      )}
      {sunglasses && (
        <path
          d="M146 240l24-28M218 240l24-28"
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
      {earrings && (
        <g fill={posterPalette[earrings]}>
          <circle cx={126 - w} cy="276" r="10" />
          <circle cx={274 + w} cy="276" r="10" />
        </g>
      )}
      {hat && (
        <g fill={posterPalette[hat]}>
          <path d="M96 150c40-20 168-20 208 0 20 8 30 20 24 26-60-26-196-26-256 0-6-6 4-18 24-26Z" />
          <path d="M124 142c4-70 30-96 76-96s72 26 76 96c-40-14-112-14-152 0Z" />
        </g>
      )}
    </svg>
  );
}
