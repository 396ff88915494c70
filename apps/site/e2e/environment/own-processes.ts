import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { answering, ended, freePort, start, stop } from './processes';

/** A process started by a test. */
export interface OwnProcess {
  port: string;
  stop: () => Promise<void>;
}

/** Starts a site for a test, with these environment variables. */
export async function startSite(environment: Record<string, string>): Promise<OwnProcess> {
  const port = environment.PORT ?? String(await freePort());
  const site = start('apps/site/build/server/index.js', {
    NODE_ENV: 'production',
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    SANDBOX_PORT: process.env.E2E_SANDBOX_PORT ?? '3002',
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  await answering(`http://127.0.0.1:${port}/readyz`, site);
  return { port, stop: () => stop(site) };
}

/** An API started by a test. */
export interface OwnApi extends OwnProcess {
  /** Port of its mailbox and checkout. */
  sandboxPort: string;
  /** Restarts it with the same data and the clock set this many days ahead. */
  restartAfter: (days: number) => Promise<void>;
}

/** Returns the option that sets a process's clock ahead. */
const daysAhead = (days: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`const ahead = ${days} * 864e5;
globalThis.Date = class extends Date {
  constructor(...given) { given.length > 0 ? super(...given) : super(Date.now()); }
  static now() { return super.now() + ahead; }
};`)}`;

/** Starts a demo's API with an empty database, without demo members, with these environment variables. */
export async function startApi(environment: Record<string, string>): Promise<OwnApi> {
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-e2e-api-'));
  const administrator = await findPostgres();
  const database = administrator ? await makeDatabase(administrator, { label: 'e2e' }) : null;
  const [port, sandbox] = [await freePort(), await freePort()].map(String);
  if (!port || !sandbox) throw new Error('no ports');
  const own = {
    NODE_ENV: 'production',
    API_PORT: port,
    SANDBOX_PORT: sandbox,
    BASE_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  await ended(start('apps/api/build/prepare.js', { ...own, DEMO: '0' }));
  let api: ChildProcess;
  const serve = async (keys: Record<string, string>) => {
    api = start('apps/api/build/server.js', { ...own, ...keys });
    await answering(`http://127.0.0.1:${port}/readyz`, api);
  };
  await serve({});
  return {
    port,
    sandboxPort: sandbox,
    restartAfter: async (days) => {
      await stop(api);
      await serve({ NODE_OPTIONS: daysAhead(days) });
    },
    stop: async () => {
      await stop(api);
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
