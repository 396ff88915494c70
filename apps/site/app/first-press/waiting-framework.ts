import { scriptsOfPage } from '../session/prefetch/scripts-of-page';

/** What a page carries to start the framework with, once it is needed. */
export interface WaitingFramework {
  readonly context: Omit<typeof window.__remixContext, 'state' | 'stream' | 'streamController'>;
  /** The loaders' data as the framework writes them. */
  readonly data: string;
  readonly manifest: typeof window.__remixManifest;
  /** The page's routes, the root first. */
  readonly lineage: readonly string[];
  /** Whether the framework opens the signup over the page; else it only leads to its page, as a link. */
  readonly signupOpen: boolean;
}

/** Id of the element that carries it. */
export const waitingFrameworkId = 'framework';

/** Id of the element that says that a press waits. */
export const waitingWordsId = 'waiting';

/** The event of a document in which all is there that the framework starts with. */
export const frameworkLoaded = 'framework-loaded';

/** The event of a document whose framework has taken over. */
export const frameworkStarted = 'framework-started';

/** What this page carries; nothing where the framework starts by itself. */
export function readWaitingFramework(): WaitingFramework | undefined {
  const text = document.getElementById(waitingFrameworkId)?.textContent;
  return text ? (JSON.parse(text) as WaitingFramework) : undefined;
}

/** Addresses of all scripts that the framework starts with. */
export function scriptsToStart({
  manifest: { entry, routes },
  lineage,
}: WaitingFramework): readonly string[] {
  return [...new Set([entry.module, ...entry.imports, ...scriptsOfPage(routes, { lineage })])];
}
