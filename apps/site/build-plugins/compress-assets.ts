import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|json|svg|txt|webmanifest|ico|map)$/;
const smallestWorthwhile = 512;

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhile) return;
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const gzipped = await promisify(gzip)(bytes, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** Writes `.br` and `.gz` next to every compressible file of the browser build, after the server build. */
export function compressAssets(): Plugin {
  let server = false;
  return {
    name: 'heartwood-compress-assets',
    apply: 'build',
    configResolved: (config) => {
      server = Boolean(config.build.ssr);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        if (!server) return;
        const files = await filesBelow('build/client');
        await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
      },
    },
  };
}
