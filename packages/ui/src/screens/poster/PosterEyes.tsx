import type { PosterFigure } from './poster-figure';
import { posterPalette } from './poster-palette';

const night = posterPalette.night;
const greyHair = '#E9DED8';

interface EyeProps {
  x: number;
  right: boolean;
  figure: PosterFigure;
}

function OpenEye({ x, right, figure }: EyeProps) {
  const look = figure.look ?? 0;
  const him = figure.build === 'him';
  return (
    <g transform={`translate(${x} 228)`}>
      <path d="M-21 3c9-11 30-12 41 0-10 8-31 8-41 0Z" fill="#fff" />
      <circle cx={look} cy="0" r="7.6" fill={night} />
      <circle cx={look + 3} cy="-2" r="2.2" fill="#fff" />
      <path
        d={right ? 'M-22 2c9-14 31-15 46 2' : 'M-24 4c9-14 31-15 44-2'}
        stroke={night}
        strokeWidth={him ? 5 : 6.5}
        fill="none"
        strokeLinecap="round"
      />
      {!him && (
        <path
          d={right ? 'M21 3l11-9' : 'M-22 3l-11-9'}
          stroke={night}
          strokeWidth="5"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

function ClosedEye({ x, right, figure }: EyeProps) {
  return (
    <g transform={`translate(${x} 228)`} stroke={night} fill="none" strokeLinecap="round">
      <path d="M-22-2c8 12 32 13 44 0" strokeWidth="5" />
      {figure.build === 'her' && (
        <path
          d={right ? 'M20 0l9 6M12 6l6 8M1 9l1 9' : 'M-20 0l-9 6M-12 6l-6 8M-1 9l-1 9'}
          strokeWidth="3.6"
        />
      )}
    </g>
  );
}

/** Both eyes: open, closed or winking. */
export function Eyes({ figure }: { figure: PosterFigure }) {
  const Left = figure.eyes === 'lid' ? ClosedEye : OpenEye;
  const Right = figure.eyes === 'lid' || figure.eyes === 'wink' ? ClosedEye : OpenEye;
  return (
    <>
      <Left x={164} right={false} figure={figure} />
      <Right x={236} right figure={figure} />
    </>
  );
}

/** Strong brows, thickest at the nose. */
export function Brows({ figure }: { figure: PosterFigure }) {
  const d =
    figure.build === 'him'
      ? 'M138 210c8-14 26-16 49-9l-1 9c-18-4-32-6-48 0ZM213 201c23-7 41-5 49 9-16-6-30-4-48 0Z'
      : 'M136 210c8-18 28-20 51-9l-1 6c-20-6-34-7-50 3ZM213 201c23-11 43-9 51 9-16-10-30-9-50-3Z';
  return <path d={d} fill={figure.hairColour === greyHair ? '#8B7A80' : figure.hairColour} />;
}
