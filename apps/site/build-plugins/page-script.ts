import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { askedBy } from './asked-by-query';

const query = '?page-script';
const directory = 'build/page-scripts';

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
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}

/**
 * Makes an import that ends in `?page-script` the text of that script, bundled with all that it imports, so that it can
 * stand in a page. The texts are left in `build/page-scripts` too, for the budgets.
 */
export function pageScript(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'heartwood-page-script',
    enforce: 'pre',
    resolveId: askedBy(query),
    async load(id) {
      if (!id.endsWith(query)) return null;
      const input = id.slice(0, -query.length);
      const text = await bundled(input);
      texts.set(basename(input, '.ts'), text);
      return `export default ${JSON.stringify(text)};`;
    },
    async writeBundle() {
      if (texts.size === 0) return;
      await mkdir(directory, { recursive: true });
      await Promise.all([...texts].map(([name, text]) => writeFile(join(directory, `${name}.js`), text)));
    },
  };
}
