import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { allJobs } from '../../src/all-jobs';
import type { RestoreTarget } from '../../src/backup/restore-backup';
import type { Connection, Db } from '../../src/database/connection';
import { openDatabase } from '../../src/database/open-database';
import { readEnvironment, type Environment } from '../../src/kernel/environment';
import type { Services } from '../../src/services';
import type { TestApi } from '../support/api';

/** A new backup key. */
export const newKey = () => randomBytes(32).toString('base64');

/** A new directory. */
export const newFolder = (label: string) => mkdtemp(join(tmpdir(), `heartwood-${label}-`));

/** The services of a test's API, whose environment has the URL of its database. */
export async function servicesOf({ application, connection, db }: TestApi): Promise<Services> {
  const { services } = application;
  const template = inject('template');
  if (template.engine === 'pglite') return services;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(template.administrator);
  url.pathname = `/${rows[0]?.name}`;
  return { ...services, connection, environment: { ...services.environment, DATABASE_URL: url.toString() } };
}

/** An empty database and data directory to restore into. */
export interface Place {
  environment: Environment;
  target: RestoreTarget;
  /** Works in the database, which is closed before and after. */
  inDatabase<Result>(work: (db: Db, connection: Connection) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** Makes a place with the backups of another environment. */
export async function emptyPlace({ environment: from, clock }: Services): Promise<Place> {
  const template = inject('template');
  const DATA_DIR = await newFolder('restored');
  const database =
    template.engine === 'postgres' ? await makeDatabase(template.administrator, { label: 'restored' }) : null;
  const environment = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR,
    BACKUP_DIR: from.BACKUP_DIR,
    BACKUP_KEY: from.BACKUP_KEY,
    DATABASE_URL: database?.url,
  });
  return {
    environment,
    target: { environment, clock, jobs: allJobs },
    async inDatabase(work) {
      const connection = await openDatabase(environment, { connections: 2 });
      try {
        return await work(connection.db, connection);
      } finally {
        await connection.close();
      }
    },
    async remove() {
      await database?.drop();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Every table of ours with its number of rows and a hash of them. */
export async function tableHashes(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text, ',' order by one::text)), '') as hash
      from ${sql.table(name)} one`.execute(db);
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}
