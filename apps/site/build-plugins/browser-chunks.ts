import type { Plugin } from 'vite';

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/[\w-]+)\//;
const texts = /\/node_modules\/(?:react-intl|intl-messageformat|@formatjs\/[\w-]+)\//;

function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  return texts.test(id) ? 'intl' : undefined;
}

/** Puts what every page needs and what seldom changes into files of its own in the browser's build. */
export function browserChunks(): Plugin {
  return {
    name: 'heartwood-browser-chunks',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf, experimentalMinChunkSize: 6000 } } } },
  };
}
