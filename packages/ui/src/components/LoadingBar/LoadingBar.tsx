import { bar } from './LoadingBar.css';

/** A line at the top of the page while the next one loads, after 200 ms. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status">{active ? <div className={bar} role="progressbar" aria-label={label} /> : null}</div>
  );
}
