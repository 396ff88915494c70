import { chunkReloadMs } from '@heartwood/domain';

const key = 'chunk-reloaded-at';

/** The browser APIs needed to handle a failed chunk. */
export interface ReloadingPage {
  /** Target of `vite:preloadError`, emitted for lazy parts and pages alike. */
  readonly events: EventTarget;
  /** Storage that survives a reload of this tab; throws where storage is unavailable. */
  readonly kept: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly online: () => boolean;
  readonly now: () => number;
  readonly reload: () => void;
}

/** The current page's APIs. */
export const thisPage = (): ReloadingPage => ({
  events: window,
  kept: () => window.sessionStorage,
  online: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => window.location.reload(),
});

/** Records a reload, at most one a minute; `false` if it isn't allowed or cannot be recorded. */
function noteReload({ kept, online, now }: ReloadingPage): boolean {
  if (!online()) return false;
  try {
    const last = kept().getItem(key);
    if (last !== null && now() - Number(last) < chunkReloadMs) return false;
    kept().setItem(key, String(now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk cannot be loaded, as after a deployment: at most once a minute, and never
 * offline, where a reload would only lose what is shown. Returns an unsubscribe function.
 */
export function watchChunkFailures(page: ReloadingPage): () => void {
  const look = (event: Event) => {
    if (!noteReload(page)) return;
    event.preventDefault();
    page.reload();
  };
  page.events.addEventListener('vite:preloadError', look);
  return () => page.events.removeEventListener('vite:preloadError', look);
}
