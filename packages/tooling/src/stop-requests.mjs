import { readFileSync } from 'node:fs';

const shells = /^(?:sh|ash|bash|dash|ksh|zsh)$/;
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Returns a process's parent and name on Linux; undefined if there is no such process or no /proc. */
function describeProcess(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/**
 * Returns the ancestors up to npm, npm last: npm runs a script through a shell, which may replace itself with
 * the script.
 */
function readAncestry() {
  const parent = process.ppid;
  const shell = describeProcess(parent);
  return shell && shells.test(shell.name) ? [parent, shell.parent] : [parent];
}

/**
 * Calls `stop` with an exit code on SIGINT, SIGTERM and SIGHUP. The end of the npm process that started this
 * one counts as SIGTERM: npm dies of a signal without forwarding it to the script.
 * @param {(exitCode: number) => void} stop
 * @param {{ everyMs?: number, startedByNpm?: boolean }} [options] everyMs: interval of the check for npm
 */
export function onStopRequest(
  stop,
  { everyMs = 250, startedByNpm = process.env.npm_lifecycle_event !== undefined } = {},
) {
  let watch;
  for (const [signal, exitCode] of Object.entries(signals)) {
    process.on(signal, () => {
      clearInterval(watch);
      stop(exitCode);
    });
  }
  if (!startedByNpm) return;
  const ancestry = readAncestry().join();
  watch = setInterval(() => {
    if (readAncestry().join() === ancestry) return;
    clearInterval(watch);
    stop(signals.SIGTERM);
  }, everyMs).unref();
}
