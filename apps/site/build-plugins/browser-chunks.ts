import type { Plugin } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\//;
const intl = /\/node_modules\/(?:react-intl|intl-messageformat|@formatjs\/[\w-]+)\//;

/** Our own modules stay with the pages that use them: groups of them by hand make chunks that need each other at once. */
function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  return intl.test(id) ? 'intl' : undefined;
}

/** Puts the framework and the texts' formatter, which every page needs, into files of their own in the browser's build. */
export function browserChunks(): Plugin {
  return {
    name: 'heartwood-browser-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
  };
}
