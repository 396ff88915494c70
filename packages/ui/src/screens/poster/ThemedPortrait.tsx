import { vars } from '../../themes/contract.css';
import type { PosterCrop, PosterFigure } from './poster-figure';
import { PosterPortrait } from './PosterPortrait';

const halo = { shape: 'disc', fill: vars.art.disc } as const;

interface ThemedPortraitProps {
  figure: PosterFigure;
  crop: PosterCrop;
  className?: string;
}

/** A drawn person on the theme's own ground; decorative. */
export function ThemedPortrait(props: ThemedPortraitProps) {
  return <PosterPortrait {...props} ground={vars.art.behind} halo={halo} />;
}
