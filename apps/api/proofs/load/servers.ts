import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { freePort } from '../../test/support/server-process';

const apps = fileURLToPath(new URL('../../..', import.meta.url));
const entries = {
  api: join(apps, 'api/build/server.js'),
  prepare: join(apps, 'api/build/prepare.js'),
  site: join(apps, 'site/build/server/index.js'),
  /** The bare framework, which needs no build. */
  framework: join(apps, 'site/proofs/bare-framework.tsx'),
};

/** A production server running as its own process. */
export interface Server {
  /** CPU time used so far, in milliseconds; Linux counts in hundredths of a second. */
  processorTime(): Promise<number>;
  /** Resident memory, in MiB; Linux only. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs a program to completion and returns its output. */
export async function output(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${text}`);
  return text;
}

/** Migrates a database as an operator would. */
export const prepare = (environment: Record<string, string>) =>
  output(process.execPath, [entries.prepare], environment);

/** Starts a build and resolves once it serves; `profile` writes a CPU profile to `build/profiles` on exit. */
export async function serve(
  entry: 'api' | 'site' | 'framework',
  environment: Record<string, string>,
  { profile = false } = {},
): Promise<Server> {
  const flags = profile ? ['--cpu-prof', '--cpu-prof-dir', `build/profiles/${entry}`] : [];
  const loader = entry === 'framework' ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...flags, ...loader, entries[entry]], {
    env: { PATH: process.env.PATH, TSX_TSCONFIG_PATH: join(apps, 'site/tsconfig.json'), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const says = entry === 'api' ? '"ready"' : '"listening"';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes(says) && resolve());
    child.once('exit', () => reject(new Error(`the ${entry} ended`)));
  });
  return {
    async processorTime() {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** The environment of one measurement: its own PostgreSQL database, directory and ports. */
export interface Ground {
  databaseUrl: string;
  folder: string;
  /** Shared by both processes. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

async function makeStores(): Promise<Pick<Ground, 'databaseUrl' | 'folder' | 'remove'>> {
  const administrator = await findPostgres();
  if (!administrator) throw new Error('no PostgreSQL answers');
  const database = await makeDatabase(administrator, { label: 'load' });
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-load-'));
  return {
    databaseUrl: database.url,
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

/** The database and directory named by DATABASE_URL and DATA_DIR; they are not removed. */
function givenStores(): Pick<Ground, 'databaseUrl' | 'folder' | 'remove'> | null {
  const { DATABASE_URL: databaseUrl, DATA_DIR: folder } = process.env;
  return databaseUrl && folder ? { databaseUrl, folder, remove: () => Promise.resolve() } : null;
}

/**
 * Creates the environment of a measurement; `reuse` uses the database and directory of DATABASE_URL and
 * DATA_DIR if they are set.
 */
export async function makeGround({ reuse = false } = {}): Promise<Ground> {
  const stores = (reuse && givenStores()) || (await makeStores());
  const [port, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  return {
    ...stores,
    environment: {
      NODE_ENV: 'production',
      LIMITS: 'off',
      DEMO: '0',
      DATABASE_URL: stores.databaseUrl,
      DATA_DIR: stores.folder,
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      API_PORT: String(apiPort),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      SANDBOX_PORT: String(sandboxPort),
    },
  };
}
