import type { Plugin } from 'vite';

/**
 * Makes the server build start from our own server file, which imports the pages as
 * `virtual:remix/server-build`, so that server and pages are one module graph, and one file that a running server
 * never has to read again.
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
