import { lazy } from 'react';
import { KeptDrawing } from '../quilt/KeptDrawing';
import { motif } from './EntryMotif.css';
import type { EntryMotifName } from './MotifDrawing';

// This branch leaves the browser's build.
const drawnByServer = import.meta.env.SSR ? await import('./motif-markup') : undefined;

const MotifDrawing = lazy(() => import('./MotifDrawing'));

/** The idea of the page that led to a form, drawn in the theme's own colours; decoration. */
export function EntryMotif({ name }: { name: EntryMotifName }) {
  return (
    <KeptDrawing className={motif} markup={drawnByServer?.motifMarkup(name)}>
      <MotifDrawing name={name} />
    </KeptDrawing>
  );
}
