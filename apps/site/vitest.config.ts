import { vitestDefaults } from '@heartwood/tooling/reporters';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['app/**/*.test.ts', 'server/**/*.test.ts', 'build-plugins/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // React and react-aria keep state of the document in which they were loaded.
        test: { name: 'dom', environment: 'jsdom', isolate: true, include: ['app/**/*.test.tsx'] },
      },
    ],
    ...vitestDefaults(),
  },
});
