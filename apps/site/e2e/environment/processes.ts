import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server.close();
  await once(server, 'close');
  return address.port;
}

/** Starts a built process in the root folder; its output is only shown if it fails. */
export function start(script: string, environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  const keep = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('exit', (code) => {
    if (code) process.stderr.write(`${script} ended with ${code}:\n${words}\n`);
  });
  return child;
}

/**
 * Waits until a process has exited.
 * @throws Error unless it exited with 0
 */
export async function ended(child: ChildProcess): Promise<void> {
  const [code] =
    child.exitCode === null ? ((await once(child, 'exit')) as [number | null]) : [child.exitCode];
  if (code !== 0) throw new Error(`a process ended with ${code}`);
}

/** Waits until an address responds with 200. */
export async function answering(url: string, child: ChildProcess, milliseconds = 60_000): Promise<void> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the process behind ${url} ended`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer in ${milliseconds} ms`);
}

/** Terminates a process and waits until it has exited. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
