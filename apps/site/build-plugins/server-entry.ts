import type { Plugin } from 'vite';

/**
 * Makes our own server file the entry of the server build; it imports the pages as
 * `virtual:remix/server-build`, so that server and pages are one module graph and one file, which a running
 * server never reads again.
 */
export function serverEntry(file: string): Plugin {
  return {
    name: 'heartwood-server-entry',
    apply: 'build',
    enforce: 'post',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? { build: { rollupOptions: { input: file, output: { inlineDynamicImports: true } } } }
        : undefined,
  };
}
