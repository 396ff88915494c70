import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { spinner } from './Spinner.css';

/** A spinner in the text's colour and size. With `label` it is announced; without, it is decorative. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span aria-hidden="true" className={spinner} />;
  return (
    <span role="status">
      <span aria-hidden="true" className={spinner} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
