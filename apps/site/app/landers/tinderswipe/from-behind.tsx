import type { PosterFigure, PosterHair } from '@heartwood/ui/poster-figure';
import { posterPalette, posterSkins } from '@heartwood/ui/poster-palette';

const cap = 'M-35 2C-42-40-24-58 0-58S42-40 35 2C30 16 18 20 0 20S-30 16-35 2Z';
const fall = 'M-38 0C-46-44-24-62 0-62S46-44 38 0C42 30 40 56 34 70C12 78-12 78-34 70C-40 56-42 30-38 0Z';
const chin = 'M-38 0C-46-44-24-62 0-62S46-44 38 0V32C20 40-20 40-38 32Z';

const shapes: Readonly<Record<PosterHair, string>> = {
  long: fall,
  wave: fall,
  bob: chin,
  afro: 'M0-86C46-86 66-54 64-20C64 12 40 30 0 30S-64 12-64-20C-66-54-46-86 0-86Z',
  bun: `${cap}M0-96a22 22 0 1 1-1 44a22 22 0 0 1 1-44Z`,
  pixie: cap,
  curls:
    'M0-76C14-86 34-78 38-64C56-62 64-44 56-28C66-14 60 6 48 12C48 30 26 38 12 32H-12C-26 38-48 30-48 12C-60 6-66-14-56-28C-64-44-56-62-38-64C-34-78-14-86 0-76Z',
  pony: `${cap}M-12 4C-16 40-10 62 2 84C16 62 18 34 12 4Z`,
  short: cap,
  quiff: cap,
  sweep: cap,
  none: '',
};

interface FromBehindProps {
  readonly figure: PosterFigure;
  /** SVG transform of the figure. */
  readonly at: string;
  readonly bare?: boolean;
  /** Whether a mask’s ribbon is tied around the head. */
  readonly masked?: boolean;
}

/** A person seen from behind, down to the shoulders. */
export function FromBehind({ figure, at, bare = false, masked = false }: FromBehindProps) {
  const [light, shade] = posterSkins[figure.skin];
  const wide = figure.build === 'him' || figure.full ? 1.12 : 1;
  return (
    <g transform={at}>
      <path
        transform={`scale(${wide} 1)`}
        d="M-84 190V98C-80 52-50 40-26 34-18 30-18 20-18 8H18c0 12 0 22 8 26 24 6 54 18 58 64V190Z"
        fill={bare ? light : posterPalette[figure.topColour]}
      />
      <path d="M-18 4V22C-18 32-26 36-30 38-12 52 12 52 30 38 26 36 18 32 18 22V4Z" fill={shade} />
      <path d="M-36-16c-9-4-11 18 0 22ZM36-16c9-4 11 18 0 22Z" fill={light} />
      <path d={cap} fill={light} />
      <path d={shapes[figure.hair]} fill={figure.hairColour} />
      {figure.earrings && <circle cx="-40" cy="8" r="4.5" fill={posterPalette[figure.earrings]} />}
      {figure.hat && (
        <g fill={posterPalette[figure.hat]}>
          <ellipse cy="-26" rx="58" ry="12" />
          <path d="M-36-28C-36-62-22-74 0-74S36-62 36-28Z" />
        </g>
      )}
      {masked && (
        <path
          d="M-38-16q38 10 76 0v9q-38 10-76 0ZM-2-8l-20 12 2 10 20-14 20 14 2-10Zm-4 4l-8 40 8 2 4-36 4 36 8-2-8-40Z"
          fill={posterPalette.yellow}
        />
      )}
    </g>
  );
}
