import { bar } from './LoadingBar.css';

/** A line at the top of the page while the next one loads, shown after 200 ms. */
export function LoadingBar({ busy }: { busy?: string }) {
  return (
    <div role="status">
      {busy === undefined ? null : <div className={bar} role="progressbar" aria-label={busy} />}
    </div>
  );
}
