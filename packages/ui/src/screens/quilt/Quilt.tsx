import { latePart } from '../../late/late-part';
import type { PosterCast } from '../poster/poster-casts';
import { KeptDrawing } from './KeptDrawing';
import type { QuiltArt } from './quilt-tiles';
import { quilt } from './Quilt.css';

// This branch is removed from the browser build.
const drawnByServer = import.meta.env.SSR ? await import('./quilt-markup') : undefined;

const QuiltDrawing = latePart(() => import('./QuiltDrawing'));

interface QuiltProps {
  cast: PosterCast;
  art: QuiltArt;
}

/** The mosaic of drawn people next to the landing page's headline; decorative. */
export function Quilt({ cast, art }: QuiltProps) {
  return (
    <KeptDrawing className={quilt} markup={drawnByServer?.quiltMarkup(cast, art)}>
      <QuiltDrawing cast={cast} art={art} />
    </KeptDrawing>
  );
}
