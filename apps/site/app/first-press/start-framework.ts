import { frameworkLoaded, readWaitingFramework } from './waiting-framework';
import type { WaitingFramework } from './waiting-framework';

const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

async function start({ context, data, manifest, lineage }: WaitingFramework): Promise<void> {
  const [modules] = await Promise.all([
    Promise.all(lineage.map(async (id) => [id, await load(manifest.routes[id]?.module ?? '')] as const)),
    load(manifest.entry.module),
  ]);
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
