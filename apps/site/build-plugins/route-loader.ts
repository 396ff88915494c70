import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../app/navigation/load-route-module.ts', import.meta.url));
const framework = /\/node_modules\/@remix-run\/react\//;

/**
 * Replaces the framework's loading of route modules with ours in the browser build. The build fails if the
 * framework no longer has such a module.
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
