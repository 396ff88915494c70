import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

const keptOutput = 4000;

/** A program of PostgreSQL's client tools that runs. */
export interface Program {
  stdin: Writable;
  stdout: Readable;
  /** Resolves after a successful end; rejects with the program's own reason. */
  ended: Promise<void>;
  kill(): void;
}

/** A program that did not end by itself, so that the reason is elsewhere. */
export class StoppedProgram extends Error {}

/** The connection's arguments and environment; the password is not in the arguments, which all users see. */
export function connectionOf(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  return { url: url.toString(), environment: password ? { PGPASSWORD: decodeURIComponent(password) } : {} };
}

function startedOf(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`${name} is not on the PATH: install the client programs of PostgreSQL`)
          : error,
      ),
    );
  });
}

/**
 * Starts a program.
 * @throws naming it if it isn't installed
 */
export async function startProgram(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Program> {
  const child = spawn(name, args, { env: { ...process.env, ...environment }, stdio: 'pipe' });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-keptOutput)));
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal) reject(new StoppedProgram(`${name} was ended by ${signal}`));
      else reject(new Error(`${name} failed: ${output.trim() || `it ended with ${code}`}`));
    });
  });
  ended.catch(() => undefined);
  await startedOf(child, name);
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => child.kill('SIGKILL') };
}
