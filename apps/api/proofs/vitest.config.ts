import { findPostgres } from '@heartwood/tooling/test-database';
import { vitestDefaults } from '@heartwood/tooling/reporters';
import { defineConfig } from 'vitest/config';

process.env.TEST_ENGINE ??= (await findPostgres()) ? 'postgres' : 'pglite';

export default defineConfig({
  test: {
    ...vitestDefaults(),
    root: new URL('..', import.meta.url).pathname,
    include: ['proofs/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    env: { TEST_DURABLE: 'true' },
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
