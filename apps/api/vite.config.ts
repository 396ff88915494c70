import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: { server: 'src/server.ts', prepare: 'src/prepare.ts', command: 'src/command.ts' },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // One file, loaded whole at the start, so that a new build in its place takes nothing from a running server. What
        // keeps photos in a bucket is its own, read at the start where one is set.
        manualChunks: (id, { getModuleInfo }) =>
          getModuleInfo(id)?.isEntry || id.endsWith('/bucket-store.ts') ? undefined : 'application',
      },
    },
  },
  ssr: { noExternal: [/^@heartwood\//] },
});
