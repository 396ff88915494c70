import { frameworkLoaded, readWaitingFramework, scriptsToStart } from './waiting-framework';
import type { WaitingFramework } from './waiting-framework';

const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

async function start(waiting: WaitingFramework): Promise<void> {
  const { context, data, manifest, lineage } = waiting;
  // All at once, since a script says what it imports only when it is there.
  await Promise.all(scriptsToStart(waiting).map(load));
  const modules = await Promise.all(
    lineage.map(async (id) => [id, await load(manifest.routes[id]?.module ?? '')] as const),
  );
  const carried = { ...context, stream: new Blob([data]).stream() };
  window.__remixContext = carried as typeof window.__remixContext;
  window.__remixManifest = manifest;
  window.__remixRouteModules = Object.fromEntries(modules) as typeof window.__remixRouteModules;
  document.dispatchEvent(new Event(frameworkLoaded));
}

let starting: Promise<void> | undefined;

/** Starts the framework on a page that it waits on, once. Rejects where its scripts cannot be loaded. */
export function startFramework(): Promise<void> {
  const waiting = readWaitingFramework();
  if (!waiting) return Promise.reject(new Error('no framework waits on this page'));
  starting ??= start(waiting);
  return starting;
}

/** Whether this page's framework was started, be it there already or not. */
export function startsFramework(): boolean {
  return starting !== undefined;
}
