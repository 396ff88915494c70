import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve as absolute } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isEnding, startChild } from './children.mjs';
import { startStep } from './progress.mjs';

/** The repository's root folder, absolute. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The root's package.json. */
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * Where the workspace's own executables are: pnpm and turbo at the root, the checks in `packages/tooling`.
 */
const programFolders = [root, join(root, 'packages/tooling')].map((folder) =>
  join(folder, 'node_modules', '.bin'),
);

/** The environment of all child processes: the workspace's executables first in PATH, telemetry off. */
export const programEnvironment = () => ({
  ...process.env,
  PATH: [...programFolders, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
});

/** Exits with a message when Node is older than the workspace supports. */
export function requireNode() {
  const wanted = manifest.engines.node.replace('>=', '').split('.').map(Number);
  const have = process.versions.node.split('.').map(Number);
  const older = have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1]);
  if (!older) return;
  console.error(`Heartwood needs Node ${manifest.engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Loads the root's `.env` into the environment without overriding existing values, and makes DATA_DIR
 * absolute.
 */
export function loadEnvironmentFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.DATA_DIR = absolute(root, process.env.DATA_DIR || '.data');
}

/**
 * Runs a program in the root folder and streams its output.
 * @param {string} program a path, or a name that is looked up among the workspace's executables first
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to the environment
 * @param {'ignore' | 'inherit'} [options.stdin] `inherit` for an interactive program
 * @param {(line: string) => void} [options.onLine] called with each line of its output, which is then only
 * shown on failure
 * @param {(message: unknown) => void} [options.onMessage] called with each message that the program sends to
 * its parent
 * @returns {Promise<number>} the exit code; never resolves while this process is shutting down
 */
export function run(program, args, { env = {}, stdin = 'ignore', onLine, onMessage } = {}) {
  return new Promise((resolve) => {
    const output = onLine ? 'pipe' : 'inherit';
    const child = startChild(program, args, {
      cwd: root,
      env: { ...programEnvironment(), ...env },
      stdio: [stdin, output, output, ...(onMessage ? ['ipc'] : [])],
    });
    const lines = [];
    for (const stream of [child.stdout, child.stderr].filter(Boolean)) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        onLine(line);
      });
    }
    if (onMessage) child.on('message', onMessage);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => {
      if (isEnding()) return;
      if (code !== 0 && lines.length > 0) process.stderr.write(`\n${lines.join('\n')}\n`);
      resolve(code ?? 1);
    });
  });
}

const installation = join(root, 'node_modules');
const stampFile = join(installation, '.heartwood-installed');

/** The lock file pins every package's dependencies. */
function installationKey() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * Whether development packages are installed, or nothing is; an installation without them must not replace
 * one with them.
 */
function hasEverything() {
  const file = join(installation, '.modules.yaml');
  return existsSync(file) && /"?devDependencies"?: true/.test(readFileSync(file, 'utf8'));
}

const filters = {
  everything: [],
  serving: [
    '--prod',
    ...['heartwood', '@heartwood/site...', '@heartwood/api...'].flatMap((name) => ['--filter-prod', name]),
  ],
};

/** Reports pnpm's progress from its output. */
function describeInstallation(line) {
  const [, resolved, reused, downloaded, added] =
    /^Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/.exec(line) ?? [];
  if (resolved === undefined) return undefined;
  return `${Number(reused) + Number(downloaded)} of ${resolved} packages fetched, ${added} in place`;
}

/**
 * Installs the workspace's packages when they are missing or older than the lock file. The first installation
 * also downloads pnpm; after it no network is needed.
 * @param {'everything' | 'serving'} what `serving`: only what builds and runs the two processes. An
 * installation that has everything keeps it.
 */
export async function ensureInstalled(what) {
  const wanted = hasEverything() ? 'everything' : what;
  const stamp = `${installationKey()} ${wanted}`;
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === stamp) return;
  const step = startStep('Installing packages');
  const own = existsSync(join(programFolders[0], 'pnpm'));
  const [program, ...first] = own ? ['pnpm'] : ['npx', '-y', manifest.packageManager];
  if (!own) step.update(`fetching ${manifest.packageManager}`);
  const onLine = (line) => {
    const state = describeInstallation(line);
    if (state) step.update(state);
  };
  const args = [...first, 'install', '--frozen-lockfile', '--reporter=append-only', ...filters[wanted]];
  const code = await run(program, args, { onLine });
  step.end();
  if (code !== 0) {
    console.error('The packages could not be installed.');
    process.exit(code);
  }
  writeFileSync(stampFile, stamp);
}

/** Runs a package's script and its dependencies with turbo; unchanged packages are not rebuilt. */
export const runScript = (name, script, ...args) =>
  run('turbo', [
    'run',
    script,
    `--filter=@heartwood/${name}`,
    '--env-mode=loose',
    '--ui=stream',
    '--log-prefix=none',
    '--output-logs=new-only',
    ...(args.length > 0 ? ['--', ...args] : []),
  ]);

/** Builds the named packages with their dependencies; unchanged ones are not rebuilt. */
export async function build(...names) {
  const step = startStep('Building');
  const task = ['run', 'build', ...names.map((name) => `--filter=@heartwood/${name}`)];
  const plan = [];
  let code = await run('turbo', [...task, '--dry=json'], { onLine: (line) => plan.push(line) });
  if (code === 0) {
    const tasks = JSON.parse(plan.join('\n')).tasks.filter(({ command }) => command !== '<NONEXISTENT>');
    let built = 0;
    step.update(`0 of ${tasks.length} packages`);
    code = await run('turbo', [...task, '--ui=stream', '--log-order=grouped', '--output-logs=new-only'], {
      onLine(line) {
        const [, name] = /^@heartwood\/([\w-]+):build: cache (?:hit|miss)/.exec(line) ?? [];
        if (!name) return;
        built += 1;
        step.update(`${built} of ${tasks.length} packages, last ${name}`);
      },
    });
  }
  step.end();
  if (code === 0) return;
  console.error('The build failed.');
  process.exit(code);
}
