import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEnding, startChild } from './children.mjs';

/** The repository's root folder, absolute. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Ends the process with a sentence when Node is older than the workspace supports. */
export function requireNode() {
  const wanted = manifest.engines.node.replace('>=', '').split('.').map(Number);
  const have = process.versions.node.split('.').map(Number);
  const older = have[0] < wanted[0] || (have[0] === wanted[0] && have[1] < wanted[1]);
  if (!older) return;
  console.error(`Heartwood needs Node ${manifest.engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Reads `.env` at the root into the environment; values that are already set win. */
export function loadEnvironmentFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a program in the root folder, its output shown as it comes.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options]
 *   quiet: keep the output back and show it only when the program fails
 * @returns {Promise<number>} the exit code; never resolves when this process is about to end
 */
export function run(program, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = startChild(program, args, {
      cwd,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => {
      if (isEnding()) return;
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}

/** Runs the workspace's own version of pnpm in the root folder and gives its exit code. */
export const pnpm = (args, options) => run('npx', ['-y', manifest.packageManager, ...args], options);

/** A program from the root's installed packages. */
export const installed = (name) => join(root, 'node_modules', '.bin', name);

function installationKey() {
  const hash = createHash('sha256');
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'openapi/package.json'];
  for (const area of ['apps', 'packages']) {
    for (const room of readdirSync(join(root, area)).sort()) files.push(`${area}/${room}/package.json`);
  }
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Installs the workspace's packages when they are missing or older than the lock file. */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.heartwood-installed');
  const key = installationKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  console.log('Installing packages …');
  const code = await pnpm(['install', '--frozen-lockfile'], { quiet: true });
  if (code !== 0) {
    console.error('The packages could not be installed.');
    process.exit(code);
  }
  writeFileSync(stamp, key);
}

/** Builds the named rooms with everything they need; nothing is rebuilt that has not changed. */
export async function build(...rooms) {
  const code = await run(
    installed('turbo'),
    ['run', 'build', '--output-logs=errors-only', ...rooms.map((room) => `--filter=@heartwood/${room}`)],
    { quiet: true },
  );
  if (code !== 0) {
    console.error('The build failed.');
    process.exit(code);
  }
}
