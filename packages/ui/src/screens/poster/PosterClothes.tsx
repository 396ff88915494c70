import type { PosterFigure } from './poster-figure';
import { posterPalette, posterSkins } from './poster-palette';

function shouldersPath({ build, full }: PosterFigure): string {
  if (build === 'him') return 'M26 500c4-70 30-96 94-112l40-14h80l40 14c64 16 90 42 94 112Z';
  if (full) return 'M22 500c2-72 34-100 102-114l36-10h80l36 10c68 14 100 42 102 114Z';
  return 'M48 500c2-66 30-92 90-108l28-12h68l28 12c60 16 88 42 90 108Z';
}

interface ClothesProps {
  figure: PosterFigure;
  /** Half the width of the neck. */
  neck: number;
}

/** Shoulders and clothes. */
export function Clothes({ figure, neck: n }: ClothesProps) {
  const shoulders = shouldersPath(figure);
  const skin = posterSkins[figure.skin][0];
  const cloth = posterPalette[figure.topColour];
  switch (figure.top) {
    case 'v':
      return (
        <>
          <path d={shoulders} fill={skin} />
          <path
            d="M20 500c2-70 40-96 92-112 20 40 60 80 90 96 30-20 66-56 86-96 52 16 90 42 92 112Z"
            fill={cloth}
          />
        </>
      );
    case 'crew':
      return (
        <>
          <path d={shoulders} fill={cloth} />
          <path
            d={`M${186 - n} 380q${n + 14} 52 ${n * 2 + 28} 0l6 6q-${n + 20} 62-${n * 2 + 40} 0Z`}
            fill="#000"
            opacity=".18"
          />
        </>
      );
    case 'collar':
      return (
        <>
          <path d={shoulders} fill={cloth} />
          <path
            d={`M${194 - n} 374l${n + 6} 62 ${n + 6}-62 22 20-26 62-24-20-24 20-26-62Z`}
            fill={posterPalette.white}
          />
        </>
      );
    case 'turtle':
      return (
        <>
          <path d={shoulders} fill={cloth} />
          <path
            d={`M${192 - n} 330q${n + 8} 30 ${n * 2 + 16} 0l8 66q-${n + 16} 30-${n * 2 + 32} 0Z`}
            fill={cloth}
          />
        </>
      );
    case 'strap':
      return (
        <>
          <path d={shoulders} fill={skin} />
          <path
            d="M112 500c0-40 8-62 20-78l12-34h12l-6 42c20 24 80 24 100 0l-6-42h12l12 34c12 16 20 38 20 78Z"
            fill={cloth}
          />
        </>
      );
    case 'jacket':
      return (
        <>
          <path d={shoulders} fill={skin} />
          <path d="M152 384l48 60 48-60 20 116H132Z" fill={posterPalette.white} />
          <path
            d="M14 500c2-74 40-98 106-114l34-10 46 124Zm372 0c-2-74-40-98-106-114l-34-10-46 124Z"
            fill={cloth}
          />
        </>
      );
  }
}
