import { build } from 'vite';
import type { Plugin } from 'vite';

const query = '?page-script';

async function bundled(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife', inlineDynamicImports: true } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${input} made no script`);
  return chunk.code.trim();
}

/** Resolves imports that end in `?page-script` to the text of that script, bundled with its imports. */
export function pageScript(): Plugin {
  return {
    name: 'heartwood-page-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return found && `${found.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      return `export default ${JSON.stringify(await bundled(id.slice(0, -query.length)))};`;
    },
  };
}
