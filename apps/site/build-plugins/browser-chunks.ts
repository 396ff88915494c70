import type { Plugin, Rollup } from 'vite';
import { createReach } from './reached-modules';
import type { FindModule } from './reached-modules';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\//;
const intl = /\/node_modules\/(?:react-intl|intl-messageformat|@formatjs\/[\w-]+)\//;

const defaultLayout = /\/app\/layouts\/default\/default-layout\.tsx$/;
const memberFrame = /\/app\/layouts\/frame\/member-frame\.tsx$/;
const landing = /\/app\/screens\/landing\/landing\.tsx$/;

/** Whatever the roots need, or what both the roots and `alsoOf` need, makes a group. */
interface Group {
  readonly name: string;
  readonly roots: RegExp;
  readonly alsoOf?: RegExp;
}

/** What two groups would hold is in the earlier one. */
const groups: readonly Group[] = [
  { name: 'framework', roots: framework },
  { name: 'intl', roots: intl },
  { name: 'every-page', roots: /\/app\/(?:root|entry\.client)\.tsx$/ },
  { name: 'frame', roots: defaultLayout },
  { name: 'frame', roots: memberFrame, alsoOf: landing },
  { name: 'member-frame', roots: memberFrame },
];

/** Whether a file of the build is on every page, so that no late part has to fetch it. */
export function isOnEveryPage(file: string): boolean {
  return /(?:^|\/)(?:framework|intl|entry\.client)-[^/]*\.js$/.test(file);
}

/**
 * The group of each module that is in one. What a module needs is always in its own group or in an earlier one, since
 * a group takes all that its modules need.
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

/** A browser chunk as far as its imports go. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** A ring of chunks that need each other at once; `undefined` where there is none. */
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
 * Puts what every page needs, and what every page of a layout needs, into files of their own in the browser's build:
 * together they compress better, and the list of a page's files stays short. The build fails where two files need each
 * other, since the page that loads them would stay dead.
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
