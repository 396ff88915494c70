import { chunkReloadMs } from '@heartwood/domain';

const key = 'chunk-reloaded-at';

/** Whether a page may be loaded again after a part of it failed to load: at most once a minute. */
export function mayReload(now: number, last: number | undefined): boolean {
  return last === undefined || now - last >= chunkReloadMs;
}

/** Loads the page again when a part of it cannot be loaded, as after a deployment. */
export function watchChunkFailures(): () => void {
  const reload = (event: Event) => {
    const last = sessionStorage.getItem(key);
    const now = Date.now();
    if (!mayReload(now, last === null ? undefined : Number(last))) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(now));
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
