import { findPostgres } from './test-database.mjs';
import { run, runScript } from './workspace.mjs';

const turbo = (task, ...args) =>
  run('turbo', [
    'run',
    task,
    '--env-mode=loose',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...args,
  ]);

/** Makes the linter also report TypeScript compiler errors. */
export const lintWithTypes = ['--type-aware', '--type-check'];

/** The root's dependencies are those of every command; `npm start` installs no `devDependencies`. */
export const versionRules = ['--fail-on-warnings', '--ignore-rule=root-package-dependencies'];

/** Runs the steps in order and stops at the first failure. */
async function inOrder(...steps) {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs two chains of steps in parallel, one per core, and returns the exit code of a failed one. */
async function sideBySide(one, other) {
  const [first, second] = await Promise.all([one(), other()]);
  return first || second;
}

/**
 * All suites of `npm test`, in order. `run` returns the exit code; `skip` returns a sentence when the suite
 * cannot run on this machine.
 */
export const suites = [
  {
    name: 'static',
    run: () =>
      inOrder(
        () => turbo('build', '--filter=@heartwood/i18n'),
        () =>
          sideBySide(
            () =>
              inOrder(
                () => runScript('openapi', 'lint'),
                () => runScript('api-contract', 'generate:check'),
                () => runScript('i18n', 'extract:check'),
                () => runScript('tooling', 'coverage:check'),
                () => run('turbo', ['boundaries']),
                () => run(process.execPath, ['packages/tooling/bin/check-circles.mjs']),
                () => run('sherif', versionRules),
              ),
            () =>
              inOrder(
                () => run('prettier', ['--check', '--log-level=warn', '.']),
                () => run('knip', ['--config=packages/tooling/knip.mjs']),
              ),
          ),
        () => run('oxlint', [...lintWithTypes, '--quiet']),
      ),
  },
  { name: 'unit', run: () => turbo('test', '--continue', '--filter=!@heartwood/api') },
  { name: 'api on PGlite', run: () => runScript('api', 'test:pglite') },
  {
    name: 'api on PostgreSQL',
    skip: async () =>
      (await findPostgres())
        ? undefined
        : 'no PostgreSQL answers on 127.0.0.1:5432 and TEST_DATABASE_URL is not set',
    run: () => runScript('api', 'test:postgres'),
  },
  {
    name: 'build and budgets',
    run: () =>
      inOrder(
        () => turbo('build'),
        () => runScript('site', 'budgets'),
      ),
  },
  { name: 'stories', run: () => runScript('storybook', 'test:stories') },
  { name: 'browser', run: () => runScript('site-e2e', 'test:e2e') },
  { name: 'proofs', run: () => runScript('api', 'test:proofs') },
];
