import { renderToStaticMarkup } from 'react-dom/server';
import type { PosterCast } from '../poster/poster-casts';
import QuiltDrawing from './QuiltDrawing';

/** The quilt's tiles as HTML, for the server. */
export function quiltMarkup(cast: PosterCast): string {
  return renderToStaticMarkup(<QuiltDrawing cast={cast} />, { identifierPrefix: 'quilt' });
}
