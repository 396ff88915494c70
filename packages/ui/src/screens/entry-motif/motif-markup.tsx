import { renderToStaticMarkup } from 'react-dom/server';
import MotifDrawing from './MotifDrawing';
import type { EntryMotifName } from './MotifDrawing';

/** A motif as HTML, for the server. */
export function motifMarkup(name: EntryMotifName): string {
  return renderToStaticMarkup(<MotifDrawing name={name} />);
}
