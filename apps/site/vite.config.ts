import { bareMessages } from '@heartwood/i18n/vite';
import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { browserChunks, isOnEveryPage } from './build-plugins/browser-chunks';
import { compressAssets } from './build-plugins/compress-assets';
import { pageScript } from './build-plugins/page-script';
import { routeLoader } from './build-plugins/route-loader';
import { serverEntry } from './build-plugins/server-entry';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  // Without it the server build includes React's development code and reads the environment while rendering.
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    vanillaExtractPlugin(),
    pageScript(),
    bareMessages(),
    routeLoader(),
    browserChunks(),
    serverEntry('server/main.ts'),
    compressAssets(),
  ],
  ssr: { noExternal: true, external: ['pino', 'sharp'] },
  build: {
    target: 'es2022',
    // Documents link the files of late parts by it (app/late-parts), and so do the budgets.
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    // Each page lists the files that it may request; hexadecimal hashes compress to two thirds.
    rollupOptions: { output: { hashCharacters: 'hex' } },
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((name) => !isOnEveryPage(name)) },
  },
}));
