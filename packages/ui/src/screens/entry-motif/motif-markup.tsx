import { renderToStaticMarkup } from 'react-dom/server';
import MotifDrawing from './MotifDrawing';
import type { EntryMotifName } from './MotifDrawing';

/** Renders a motif to HTML on the server. */
export function motifMarkup(name: EntryMotifName): string {
  return renderToStaticMarkup(<MotifDrawing name={name} />);
}
