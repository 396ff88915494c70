import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { askedBy } from './asked-by-query';

const query = '?late-files';
const list = 'build/late-files.json';

/** The files of modules that are fetched late, by the module's path. */
type LateFiles = Record<string, readonly string[]>;

/** What a chunk's page needs: its scripts with all that they import, then their styles. */
function filesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): readonly string[] {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks) {
    for (const name of imports) {
      const found = bundle[name];
      if (found?.type === 'chunk') chunks.add(found);
    }
  }
  const reached = [...chunks];
  const styles = reached.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...reached.map(({ fileName }) => fileName), ...new Set(styles)].map((name) => `/${name}`);
}

/**
 * Makes an import that ends in `?late-files` the addresses of the files that a browser fetches for that module: scripts
 * and styles, with all that they need. The browser's build, which comes first, writes them down, and the server's fails
 * without them; in development there are none.
 */
export function lateFiles(): Plugin {
  let server = false;
  let serves = false;
  const pathOf = (id: string) => relative(process.cwd(), id);
  return {
    name: 'heartwood-late-files',
    enforce: 'pre',
    configResolved: (config) => {
      serves = config.command === 'serve';
      server = Boolean(config.build.ssr) || serves;
    },
    resolveId: askedBy(query),
    async load(id) {
      if (!id.endsWith(query)) return null;
      if (serves) return 'export default [];';
      const path = pathOf(id.slice(0, -query.length));
      const files = (JSON.parse(await readFile(list, 'utf8')) as LateFiles)[path];
      if (!files) this.error(`${path} is not fetched late in the browser's build`);
      return `export default ${JSON.stringify(files)};`;
    },
    async writeBundle(_options, bundle) {
      if (server) return;
      const files: LateFiles = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          if (this.getModuleInfo(id)?.dynamicImporters.length) files[pathOf(id)] = filesOf(chunk, bundle);
        }
      }
      await mkdir(dirname(list), { recursive: true });
      await writeFile(list, JSON.stringify(files));
    },
  };
}
