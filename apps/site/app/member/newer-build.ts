/** The header in which the site names, with the API's answers, the build whose pages it serves. */
export const buildHeader = 'x-site-build';

const listeners = new Set<() => void>();
let newer = false;

/** Takes note of the build that an answer names; one that names none says nothing. */
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

/** Calls `listener` when that changes; gives back how to stop. */
export function onNewerBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
