import { makeDatabase } from '@heartwood/tooling/test-database';
import { inject } from 'vitest';
import type { Db } from '../../src/database/connection';
import { openDatabase } from '../../src/database/open-database';
import { removeData } from './remove-data';
import { ownEnvironment, run, type Running } from './server-process';

/** A test's own migrated database and data directory, and the processes it starts on them. */
export interface OwnServer {
  environment: Record<string, string>;
  /** The exit code and output of the preparation. */
  prepared: { code: number | null; output: string };
  /** Starts an entry point; `endProcesses` kills it if it is still running. */
  start(entry: string, changed?: Record<string, string>, args?: string[]): Running;
  /** Starts the server and waits until it is ready. */
  serve(): Promise<Running>;
  /** The URL of an API path. */
  at(path: string): string;
  /** Works directly in the database; with PGlite no process may have it open. */
  inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  endProcesses(): Promise<void>;
  remove(): Promise<void>;
}

/** Prepares a database of the run's engine. `label` names it; `changed` adds to the environment. */
export async function prepareOwnServer(
  label: string,
  changed: Record<string, string> = {},
): Promise<OwnServer> {
  const template = inject('template');
  const database =
    template.engine === 'postgres' ? await makeDatabase(template.administrator, { label }) : null;
  const environment = { ...(await ownEnvironment(database?.url)), ...changed };
  const started: Running[] = [];
  const start: OwnServer['start'] = (entry, own = {}, args = []) => {
    const running = run(entry, { ...environment, ...own }, args);
    started.push(running);
    return running;
  };
  const preparing = run('prepare', environment);
  const prepared = { code: await preparing.exit, output: preparing.output() };
  return {
    environment,
    prepared,
    start,
    async serve() {
      const server = start('server');
      await server.says('"ready"');
      return server;
    },
    at: (path) => `http://127.0.0.1:${environment.API_PORT}${path}`,
    async inDatabase(work) {
      const connection = await openDatabase({ DATA_DIR: '', ...environment }, { connections: 2 });
      try {
        return await work(connection.db);
      } finally {
        await connection.close();
      }
    },
    async endProcesses() {
      for (const { child, exit } of started.splice(0)) {
        child.kill('SIGKILL');
        await exit;
      }
    },
    async remove() {
      await removeData(environment.DATA_DIR ?? '');
      await database?.drop();
    },
  };
}
