import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const starter = fileURLToPath(new URL('fixtures/starter.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'heartwood-children-'));
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ private: true, scripts: { start: `"${process.execPath}" "${starter}"` } }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let left = [];
afterEach(() => {
  for (const pid of left.filter(runs)) process.kill(pid, 'SIGKILL');
});

/** Whether a process is running; a zombie is not. */
function runs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
}

/**
 * Starts a program that runs the starter. Returns it with the pids of the starter, its child and its
 * grandchild.
 */
async function startTree(program, args, options = {}) {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    ...options,
  });
  const exit = once(child, 'exit');
  let text = '';
  let pids = null;
  for await (const chunk of child.stdout) {
    text += chunk;
    pids = /^(\d+) (\d+) (\d+)$/m.exec(text);
    if (pids) break;
  }
  child.stdout.resume();
  const tree = pids.slice(1).map(Number);
  left = [...tree, child.pid];
  return { child, tree, exit };
}

const allGone = (tree) => expect.poll(() => tree.filter(runs), { timeout: 5000 }).toEqual([]);
const npm = ['npm', ['start', '--silent']];
const withoutNpm = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));
const node = [process.execPath, [starter], { env: withoutNpm }];

test.each(['SIGTERM', 'SIGKILL'])('%s to npm alone ends all processes it started', async (signal) => {
  const { child, tree, exit } = await startTree(...npm);
  expect(tree.map(runs)).toEqual([true, true, true]);
  child.kill(signal);
  await exit;
  await allGone(tree);
});

test('Ctrl-C, which reaches npm and the script, ends all processes', async () => {
  const { child, tree, exit } = await startTree(...npm);
  process.kill(-Number(child.pid), 'SIGINT');
  await exit;
  await allGone(tree);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('%s ends the script with its child processes', async (signal, exitCode) => {
  const { child, tree, exit } = await startTree(...node);
  child.kill(signal);
  expect(await exit).toEqual([exitCode, null]);
  expect(tree.filter(runs)).toEqual([]);
});

test('a script not started by npm survives its parent', async () => {
  const shell = ['sh', ['-c', `"${process.execPath}" "${starter}" & echo; wait`], { env: withoutNpm }];
  const { child, tree, exit } = await startTree(...shell);
  child.kill('SIGKILL');
  await exit;
  // Longer than the check for npm takes to notice.
  const notice = new Promise((resolve) => setTimeout(resolve, 1000));
  await notice;
  expect(tree.map(runs)).toEqual([true, true, true]);
  process.kill(tree[0], 'SIGTERM');
  await allGone(tree);
});
