import type { Plugin, Rollup } from 'vite';
import { createReach } from './reached-modules';
import type { FindModule } from './reached-modules';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\//;
const intl = /\/node_modules\/(?:react-intl|intl-messageformat|@formatjs\/[\w-]+)\//;

const defaultLayout = /\/app\/layouts\/default\/default-layout\.tsx$/;
const memberFrame = /\/app\/layouts\/frame\/member-frame\.tsx$/;
const landing = /\/app\/screens\/landing\/landing\.tsx$/;

/** A group has what the roots need, or what both the roots and `alsoOf` need. */
interface Group {
  readonly name: string;
  readonly roots: RegExp;
  readonly alsoOf?: RegExp;
}

/** Modules of two groups go to the earlier one. */
const groups: readonly Group[] = [
  { name: 'framework', roots: framework },
  { name: 'intl', roots: intl },
  { name: 'every-page', roots: /\/app\/(?:root|entry\.client)\.tsx$/ },
  { name: 'frame', roots: defaultLayout },
  { name: 'frame', roots: memberFrame, alsoOf: landing },
  { name: 'member-frame', roots: memberFrame },
];

/** Whether a build file is loaded on every page, so that no late part has to fetch it. */
export function isOnEveryPage(file: string): boolean {
  return /(?:^|\/)(?:framework|intl|entry\.client)-[^/]*\.js$/.test(file);
}

/**
 * Returns the group of each grouped module. A module's imports are in its own group or an earlier one, since
 * a group contains everything its modules need.
 */
export function groupModules(ids: readonly string[], find: FindModule): ReadonlyMap<string, string> {
  const reach = createReach(find);
  const reachOf = (roots: RegExp) =>
    new Set(ids.filter((id) => roots.test(id)).flatMap((id) => [...reach(id)]));
  const grouped = new Map<string, string>();
  for (const { name, roots, alsoOf } of groups) {
    const also = alsoOf && reachOf(alsoOf);
    for (const id of reachOf(roots)) if (!grouped.has(id) && (also?.has(id) ?? true)) grouped.set(id, name);
  }
  return grouped;
}

function groupEveryModule(ids: readonly string[], find: FindModule): ReadonlyMap<string, string> {
  const empty = groups.find(({ roots }) => !ids.some((id) => roots.test(id)));
  if (empty)
    throw new Error(`No file of the site is ${String(empty.roots)}, of which ${empty.name} is made.`);
  return groupModules(ids, find);
}

/** A browser chunk with its imports. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Returns a cycle of chunks that import each other statically; `undefined` if there is none. */
export function importRing(chunks: readonly Chunk[]): readonly string[] | undefined {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const before = path.indexOf(file);
    if (before >= 0) return [...path.slice(before), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const ring = visit(next, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const ring = visit(fileName, []);
    if (ring) return ring;
  }
  return undefined;
}

/**
 * Bundles what every page needs, and what every page of a layout needs, into chunks of their own in the
 * browser build: they compress better together, and keep a page's list of files short. The build fails if two
 * chunks import each other, since pages that load them would not hydrate.
 */
export function browserChunks(): Plugin {
  let server = false;
  let grouped: ReadonlyMap<string, string> | undefined;
  const chunkOf: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    grouped ??= groupEveryModule([...getModuleIds()], getModuleInfo);
    return grouped.get(id);
  };
  return {
    name: 'heartwood-browser-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : { build: { rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } } } },
    configResolved: (config) => {
      server = Boolean(config.build.ssr);
    },
    generateBundle(_options, bundle) {
      if (server) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ring = importRing(chunks);
      if (ring) this.error(`Chunks need each other at once: ${ring.join(' → ')}`);
    },
  };
}
