import { resolve } from 'node:path';
import { endWhenAsked } from '../src/children.mjs';
import { lintWithTypes, versionRules } from '../src/suites.mjs';
import { ensureInstalled, loadEnvironmentFile, requireNode, run, runScript } from '../src/workspace.mjs';

/** Package scripts with a command of their own. */
const scripts = {
  storybook: ['storybook', 'dev'],
  contract: ['api-client', 'check-server'],
  'axe:all': ['site-e2e', 'axe:all'],
  'text-fit:all': ['site-e2e', 'text-fit:all'],
  gallery: ['site-e2e', 'gallery'],
  lighthouse: ['site-e2e', 'lighthouse'],
};

/** Operators' commands, which use the running API; they only need what builds and runs it. */
const operators = [
  'backup',
  'broadcast',
  'codes',
  'deletions',
  'demo:reset',
  'directdebit',
  'jobs:redrive',
  'moderation',
  'money',
  'refund',
  'restore',
  'visits:export',
];
for (const name of operators) scripts[name] = ['api', 'command', name];

/** Programs that inspect or change the whole tree. */
const programs = {
  gen: ['gen', 'run'],
  format: ['prettier', '--write', '.'],
  'format:check': ['prettier', '--check', '.'],
  lint: ['oxlint', ...lintWithTypes],
  boundaries: ['turbo', 'boundaries'],
  circles: [process.execPath, 'packages/tooling/bin/check-circles.mjs'],
  unused: ['knip', '--config=packages/tooling/knip.mjs'],
  versions: ['sherif', ...versionRules],
  changeset: ['changeset'],
  pnpm: ['pnpm'],
};

/** Interactive programs. */
const asking = ['gen', 'changeset', 'pnpm'];

/** Resolves a path after `--file` against the caller's directory; the script runs in its package's. */
const fromHere = (arg, at, all) =>
  all[at - 1] === '--file' ? resolve(process.env.INIT_CWD ?? '.', arg) : arg;

const [name, ...args] = process.argv.slice(2).map(fromHere);
const [workspace, script, ...rest] = name === 'workspace' ? args : [...(scripts[name] ?? []), ...args];
if (!programs[name] && !(workspace && script)) {
  const names = [...Object.keys(scripts), ...Object.keys(programs)].join(', ');
  console.error(`There are: ${names}, and workspace <package> <script> for any script of a package.`);
  process.exit(1);
}

endWhenAsked();
requireNode();
loadEnvironmentFile();
await ensureInstalled(operators.includes(name) ? 'serving' : 'everything');
const [program, ...first] = programs[name] ?? [];
const stdin = asking.includes(name) ? 'inherit' : 'ignore';
process.exit(
  await (program ? run(program, [...first, ...args], { stdin }) : runScript(workspace, script, ...rest)),
);
