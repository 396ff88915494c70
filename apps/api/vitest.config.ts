import { vitestReporters } from '@heartwood/tooling/reporters';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...vitestReporters(),
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['test/support/template.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
