import { useSyncExternalStore } from 'react';

const query = '(display-mode: standalone)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the site runs as an installed app; `false` on the server. */
export function useInstalledApp(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
