import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { onStopRequest } from './stop-requests.mjs';

const longestMs = 16_000;
const orphansMs = 1000;
// Ctrl-C can arrive twice: from the terminal, and forwarded by npm.
const sameRequestMs = 1000;
const running = new Set();
let ending = false;

/** Whether this process is shutting down and has asked its children to end. */
export const isEnding = () => ending;

/**
 * Starts a program in its own process group, so that it can be ended together with its descendants.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(program, args, options) {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  void child.ended.then(() => running.delete(child));
  return child;
}

/** Signals a child and its descendants; false when none of them is left. */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

async function groupsGone(groups, milliseconds) {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    if (!groups.some((pid) => signalGroup(pid, 0))) return;
    await sleep(20);
  }
}

/** Terminates all children with their descendants, killing them after a timeout, and then this process. */
export async function endWith(exitCode) {
  if (ending) return;
  ending = true;
  const groups = [...running].map(({ pid }) => pid).filter(Boolean);
  const force = () => groups.forEach((pid) => signalGroup(pid, 'SIGKILL'));
  for (const pid of groups) signalGroup(pid, 'SIGTERM');
  const late = setTimeout(force, longestMs);
  await Promise.all([...running].map(({ ended }) => ended));
  clearTimeout(late);
  await groupsGone(groups, orphansMs);
  force();
  process.exit(exitCode);
}

/**
 * Shuts down this process and its children on a stop request; exits immediately on a later second one.
 * @param {(exitCode: number) => number} [exitCodeOf] the exit code in place of the signal's usual one
 */
export function endWhenAsked(exitCodeOf = (exitCode) => exitCode) {
  let asked;
  onStopRequest((exitCode) => {
    asked ??= performance.now();
    void endWith(exitCodeOf(exitCode));
    if (performance.now() - asked < sameRequestMs) return;
    for (const { pid } of running) signalGroup(pid, 'SIGKILL');
  });
}
