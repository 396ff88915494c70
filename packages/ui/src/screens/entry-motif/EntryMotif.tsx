import { latePart } from '../../late/late-part';
import { KeptDrawing } from '../quilt/KeptDrawing';
import { motif } from './EntryMotif.css';
import type { EntryMotifName } from './MotifDrawing';

// This branch is removed from the browser build.
const drawnByServer = import.meta.env.SSR ? await import('./motif-markup') : undefined;

const MotifDrawing = latePart(() => import('./MotifDrawing'));

/** The motif of the page that led to a form, in the theme's colours; decorative. */
export function EntryMotif({ name }: { name: EntryMotifName }) {
  return (
    <KeptDrawing className={motif} markup={drawnByServer?.motifMarkup(name)}>
      <MotifDrawing name={name} />
    </KeptDrawing>
  );
}
