import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../app/navigation/load-route-module.ts', import.meta.url));
const framework = /\/node_modules\/@remix-run\/react\//;

/**
 * Puts our loading of pages' scripts in the place of the framework's in the browser's build. The build fails where
 * the framework has no such module any more.
 */
export function routeLoader(): Plugin {
  let server = false;
  let replaced = false;
  return {
    name: 'heartwood-route-loader',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      server = Boolean(config.build.ssr);
    },
    resolveId(source, importer = '') {
      if (server || source !== './routeModules.js' || !framework.test(importer)) return undefined;
      replaced = true;
      return ours;
    },
    buildEnd(error) {
      if (!server && !error && !replaced)
        this.error('The framework’s loading of pages’ scripts was not found');
    },
  };
}
