import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** An entry point running as its own process. */
export interface Running {
  child: ChildProcess;
  output(): string;
  /** Resolves once the output contains the text; rejects if the process ends before. */
  says(text: string): Promise<void>;
  /** Resolves with the exit code; null after a signal. */
  exit: Promise<number | null>;
}

/** Starts an entry point with only the given environment. */
export function run(entry: string, environment: Record<string, string>, args: string[] = []): Running {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment };
  const child = spawn(process.execPath, [join(inject('entries'), `${entry}.js`), ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const add = (chunk: Buffer) => {
    output += chunk.toString();
    for (const check of waiting) check();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    output: () => output,
    exit,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!output.includes(text)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
        void exit.then((code) => reject(new Error(`${entry} ended with ${code}: ${output}`)));
      }),
  };
}

/** The environment of a separate server: a data directory, ports, and the database if given. */
export async function ownEnvironment(databaseUrl?: string): Promise<Record<string, string>> {
  return {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'heartwood-api-process-')),
    API_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    DEMO: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}
