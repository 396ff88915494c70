import { chunkReloadMs } from '@heartwood/domain';

const key = 'chunk-reloaded-at';

/** The page as far as a failed part of it goes. */
export interface ReloadingPage {
  /** Where `vite:preloadError` is told, by lazy parts and by pages alike. */
  readonly events: EventTarget;
  /** What outlives a reload in this tab; throws where the browser keeps nothing. */
  readonly kept: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly online: () => boolean;
  readonly now: () => number;
  readonly reload: () => void;
}

/** The page in the browser. */
export const thisPage = (): ReloadingPage => ({
  events: window,
  kept: () => window.sessionStorage,
  online: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => window.location.reload(),
});

/** Notes the reload that is due, at most one a minute; `false` where it is not, or cannot be remembered. */
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
 * Loads the page again when a part of it cannot be loaded, as after a deployment: at most once a minute, and never
 * without a network, where a reload would only take away what is there. Gives back how to stop.
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
