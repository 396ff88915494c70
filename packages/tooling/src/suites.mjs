import { findPostgres } from './test-database.mjs';
import { installed, pnpm, run } from './workspace.mjs';

const turbo = (task, ...args) =>
  run(installed('turbo'), ['run', task, '--output-logs=errors-only', '--log-order=grouped', ...args]);
const room = (name, script) => pnpm(['--silent', '--filter', `@heartwood/${name}`, 'run', script]);

/** Lets the linter report what the TypeScript compiler finds wrong as well. */
export const lintWithTypes = ['--type-aware', '--type-check'];

/** Runs the steps in order and stops at the first that fails. */
async function inOrder(...steps) {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs two chains of steps at once, each on a core, and gives the code of one that failed. */
async function sideBySide(one, other) {
  const [first, second] = await Promise.all([one(), other()]);
  return first || second;
}

/**
 * All that `npm test` runs, in order. `run` gives the exit code; `skip` gives a sentence when the suite cannot
 * run on this machine; `reports` names the folders where its runners leave their JSON counts.
 */
export const suites = [
  {
    name: 'static',
    run: () =>
      inOrder(
        () =>
          sideBySide(
            () =>
              inOrder(
                () => room('openapi', 'lint'),
                () => room('api-contract', 'generate:check'),
                () => room('i18n', 'extract:check'),
                () => room('i18n', 'compile:check'),
                () => room('tooling', 'coverage:check'),
                () => run(installed('turbo'), ['boundaries']),
                () => run(installed('sherif'), ['--fail-on-warnings']),
              ),
            () =>
              inOrder(
                () => run(installed('prettier'), ['--check', '--log-level=warn', '.']),
                () => run(installed('knip'), []),
              ),
          ),
        () => run(installed('oxlint'), [...lintWithTypes, '--quiet']),
      ),
  },
  { name: 'unit', run: () => turbo('test', '--filter=!@heartwood/api') },
  { name: 'api on PGlite', run: () => room('api', 'test:pglite') },
  {
    name: 'api on PostgreSQL',
    skip: async () =>
      (await findPostgres())
        ? undefined
        : 'no PostgreSQL answers on 127.0.0.1:5432 and TEST_DATABASE_URL is not set',
    run: () => room('api', 'test:postgres'),
  },
  {
    name: 'build and budgets',
    run: () =>
      inOrder(
        () => turbo('build'),
        () => room('site', 'budgets'),
      ),
  },
  { name: 'stories', run: () => room('storybook', 'test:stories') },
  { name: 'browser', run: () => room('site', 'test:e2e') },
  { name: 'proofs', run: () => room('api', 'test:proofs') },
];
