import type { Plugin } from 'vite';

/** Leaves the message parser out of the browser's build: every text comes parsed. */
export function leanIntl(): Plugin {
  return {
    name: 'heartwood-lean-intl',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? undefined
        : {
            resolve: {
              alias: [
                {
                  find: /^@formatjs\/icu-messageformat-parser$/,
                  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
                },
              ],
            },
          },
  };
}
