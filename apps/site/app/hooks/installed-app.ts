import { useSyncExternalStore } from 'react';
import { installedQuery, isInstalledApp } from './is-installed-app';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(installedQuery);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the site runs as an installed app; `false` on the server. */
export function useInstalledApp(): boolean {
  return useSyncExternalStore(subscribe, isInstalledApp, () => false);
}
