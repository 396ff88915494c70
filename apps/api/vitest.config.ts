import { spawnSync } from 'node:child_process';
import { vitestDefaults } from '@heartwood/tooling/reporters';
import { configDefaults, defineConfig } from 'vitest/config';

/** Backups of PostgreSQL need its client programs, which a machine beside a server may lack. */
const lacksPrograms =
  process.env.TEST_ENGINE === 'postgres' && spawnSync('pg_dump', ['--version']).status !== 0;

export default defineConfig({
  test: {
    ...vitestDefaults(),
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(lacksPrograms ? ['test/backup/**'] : [])],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
