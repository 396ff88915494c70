/** Response header that names, with the API's answers, the build that the site serves. */
export const buildHeader = 'x-site-build';

const listeners = new Set<() => void>();
let newer = false;

/** Records the build that a response names; `null` is ignored. */
export function noteBuild(served: string | null): void {
  const differs = served !== null && served !== window.__remixManifest.version;
  if (served === null || differs === newer) return;
  newer = differs;
  for (const listener of listeners) listener();
}

/** Whether the site serves another build than this page was loaded from. */
export function isNewerBuild(): boolean {
  return newer;
}

/** Calls `listener` when that changes. Returns an unsubscribe function. */
export function onNewerBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
