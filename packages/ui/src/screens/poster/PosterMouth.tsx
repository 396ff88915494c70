import type { PosterFigure } from './poster-figure';
import { posterPalette } from './poster-palette';

/** Lips, closed or laughing. */
export function Lips({ figure }: { figure: PosterFigure }) {
  const fill = figure.lips ?? posterPalette.red;
  if (figure.laughing)
    return (
      <>
        <path
          d="M168 299c10 3 20-2 27-2 3 0 4 2 5 2s2-2 5-2c7 0 17 5 27 2-4 22-18 31-32 31s-28-9-32-31Z"
          fill={fill}
        />
        <path d="M177 304q23 8 46 0-7 15-23 15t-23-15Z" fill="#fff" />
      </>
    );
  if (figure.build === 'him')
    return (
      <>
        <path d="M172 306c10 2 18-3 28-1 10-2 18 2 29-1-6 8-16 10-29 10s-22-2-28-8Z" fill={fill} />
        <path d="M180 311c9 11 31 11 40 0-10 4-30 4-40 0Z" fill={fill} opacity=".7" />
      </>
    );
  return (
    <>
      <path
        d="M168 300c9 4 20-4 27-4 3 0 4 2 5 2s2-2 5-2c7 0 18 8 27 4-7 10-18 12-32 12s-25-2-32-12Z"
        fill={fill}
      />
      <path d="M174 306c9 20 43 20 52 0-12 6-40 6-52 0Z" fill={fill} />
      <path d="M174 306c9 20 43 20 52 0-12 6-40 6-52 0Z" fill="#000" opacity=".16" />
      <path
        d="M187 318q7 3 14 1"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

/** A beard in the hair's colour. */
export function Beard({ figure }: { figure: PosterFigure }) {
  const { beard = 'none' } = figure;
  if (beard === 'none') return null;
  const w = figure.full ? 14 : 0;
  const long = beard === 'full';
  return (
    <path
      d={`M${126 - w} 236c8 30 16 46 34 54 14-4 26-10 40-10s26 6 40 10c18-8 26-24 34-54 4 ${long ? 110 : 70}-22 ${long ? 152 : 124}-74 ${long ? 156 : 126}-52-4-78-46-74-${long ? 156 : 126}Zm52 72c0 18 12 22 22 22s22-4 22-22c-8-4-16-4-22-2-8-2-14-2-22 2Z`}
      fill={figure.hairColour}
      fillRule="evenodd"
    />
  );
}
