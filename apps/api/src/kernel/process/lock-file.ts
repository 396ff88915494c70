import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, by the kernel's clock; so that a reused pid is not mistaken for its former owner.
 */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}

interface Owner {
  pid: number;
  start: string;
}

function readOwner(path: string): Owner | null {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return /^\d+$/.test(pid) ? { pid: Number(pid), start } : null;
  } catch {
    return null;
  }
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${process.pid} ${startOf(process.pid)}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead owner's lock; restores it if another process has taken the directory over in between. */
function takeAway(path: string, dead: Owner | null): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readOwner(aside)?.pid !== dead?.pid) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process has it.
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Locks a data directory for this process and returns a release function. Takes over the lock of a process
 * that no longer runs; throws if it runs. The lock is stored next to the database, so that copies of the
 * database don't include it.
 */
export function lockDirectory(dataDirectory: string): () => void {
  const path = join(dataDirectory, 'database.lock');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (let attempt = 1; !create(path); attempt += 1) {
    const owner = readOwner(path);
    const runs = owner !== null && isAlive(owner.pid) && (!owner.start || owner.start === startOf(owner.pid));
    if (runs || attempt === 3) {
      throw new Error(`${dataDirectory} is in use by process ${owner?.pid ?? 'unknown'} (see ${path})`);
    }
    takeAway(path, owner);
  }
  return () => {
    if (readOwner(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}
