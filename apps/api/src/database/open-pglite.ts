import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';
import { embeddedSignals } from './embedded-signals';
import { connectionOver } from './query-client';

/**
 * Opens the embedded database in a directory that this process must have locked. It has a single connection:
 * asking for another while holding a transaction fails after 3 seconds.
 */
export async function openPglite(directory: string): Promise<Connection> {
  await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const lite = new PGlite(directory);
  await lite.waitReady;
  const pool = new Pool(
    Object.assign(createPgConfig(lite), {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 3000,
      types: columnTypes,
    }),
  );
  const connection = connectionOver(pool, { engine: 'pglite', signals: embeddedSignals() }, () =>
    lite.close(),
  );
  return { ...connection, dumpDirectory: () => lite.dumpDataDir('none') };
}

/**
 * Creates an embedded database in a new directory from what `dumpDirectory` returned.
 * @throws if the directory holds a database or the dump is not one
 */
export async function loadPglite(directory: string, dump: Blob): Promise<void> {
  await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const lite = new PGlite({ dataDir: directory, loadDataDir: dump });
  await lite.waitReady;
  await lite.close();
}
