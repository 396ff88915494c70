import { readFileSync } from 'node:fs';

/** The modules in the site's route table; the framework uses their exports. */
const routes = readFileSync('apps/site/app/routes.ts', 'utf8').match(
  /(?:screens|layouts|actions)\/[\w/-]+\.tsx?/g,
);

/** @type {import('knip').KnipConfig} */
export default {
  exclude: ['types', 'enumMembers', 'duplicates'],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['ffmpeg', 'pg_dump'],
  workspaces: {
    '.': {
      ignoreDependencies: ['pnpm', 'turbo'],
    },
    'apps/site': {
      entry: [
        'app/entry.*.tsx',
        'app/routes.ts',
        ...routes.map((file) => 'app/' + file),
        'server/main.ts',
        'proofs/*.tsx',
      ],
      project: ['app/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'proofs/*.tsx'],
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    'apps/api': {
      entry: ['proofs/**/*.ts'],
      project: ['src/**/*.{ts,tsx}', 'test/**/*.ts', 'proofs/**/*.ts'],
    },
    'packages/tooling': {
      entry: ['bin/*.mjs'],
      ignoreDependencies: ['@changesets/cli', 'prettier', 'sherif'],
    },
    'packages/api-contract': {
      entry: ['src/fake/*.ts'],
    },
    'packages/ui': {
      entry: ['src/**/*.stories.tsx'],
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    'apps/storybook': {
      entry: ['.storybook/*.{ts,tsx}', 'src/**/*.{ts,tsx,mdx}'],
      ignoreDependencies: ['@playwright/test'],
    },
    'apps/site/e2e': {
      entry: ['**/*.{test,load,lighthouse,picture}.ts'],
      project: ['**/*.ts'],
    },
    'packages/chromium': {
      ignoreDependencies: ['@expo-google-fonts/arimo'],
    },
  },
};
