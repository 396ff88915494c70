import { vitestDefaults } from '@heartwood/tooling/reporters';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...vitestDefaults(),
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
