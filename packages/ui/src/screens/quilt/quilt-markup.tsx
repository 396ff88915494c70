import { renderToStaticMarkup } from 'react-dom/server';
import type { PosterCast } from '../poster/poster-casts';
import QuiltDrawing from './QuiltDrawing';
import type { QuiltArt } from './quilt-tiles';

/** Renders the quilt's tiles to HTML on the server. */
export function quiltMarkup(cast: PosterCast, art: QuiltArt): string {
  return renderToStaticMarkup(<QuiltDrawing cast={cast} art={art} />, { identifierPrefix: 'quilt' });
}
