import { copyFileSync, mkdirSync, readdirSync, type Dirent } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { allJobs } from '../../src/all-jobs';
import type { Connection } from '../../src/database/connection';
import { migrate } from '../../src/database/migrate';
import { pgliteDirectory } from '../../src/database/open-database';
import { openPglite } from '../../src/database/open-pglite';
import { openPostgres } from '../../src/database/open-postgres';
import { makeJobs } from '../../src/jobs/jobs';
import { makeLog } from '../../src/kernel/process/log';

/** The source from which every test file copies its database. */
export type Template =
  { engine: 'pglite'; directory: string } | { engine: 'postgres'; administrator: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

async function fill(connection: Connection): Promise<void> {
  await migrate(connection.db);
  await makeJobs(connection, makeLog('silent')).prepare(allJobs);
  await connection.close();
}

/**
 * Shrinks what every file copies and opens: removes databases nobody connects to, and uses few buffers, which
 * each start would clear.
 */
async function fillEmbedded(directory: string): Promise<void> {
  const database = pgliteDirectory(directory);
  const { db, ...connection } = await openPglite(database);
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const unused of ['template0', 'template1']) await sql`drop database ${sql.ref(unused)}`.execute(db);
  await fill({ db, ...connection });
  await appendFile(join(database, 'postgresql.conf'), '\nshared_buffers = 4MB\n');
}

/** Creates the template of the engine in TEST_ENGINE (pglite by default, or postgres) once per run. */
export async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_ENGINE === 'postgres') {
    const administrator = await findPostgres();
    if (!administrator) throw new Error('TEST_ENGINE=postgres, but no PostgreSQL answers');
    const database = await makeDatabase(administrator, { label: 'api_template' });
    await fill(openPostgres(database.url, { connections: 2 }));
    project.provide('template', { engine: 'postgres', administrator, name: database.name });
    return () => database.drop();
  }
  const directory = await mkdtemp(join(tmpdir(), 'heartwood-api-template-'));
  await fillEmbedded(directory);
  project.provide('template', { engine: 'pglite', directory });
  return () => rm(directory, { recursive: true, force: true });
}

let contents: { folders: string[]; files: string[] } | undefined;

function contentsOf(directory: string): { folders: string[]; files: string[] } {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) => relative(directory, join(entry.parentPath, entry.name));
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: entries.filter((entry) => entry.isFile()).map(pathOf),
  };
}

/** Copies the template's data directory. It has many small files: `cp` takes five times as long. */
export async function copyDirectory(directory: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'heartwood-api-test-'));
  contents ??= contentsOf(directory);
  for (const folder of contents.folders) mkdirSync(join(copy, folder));
  for (const file of contents.files) copyFileSync(join(directory, file), join(copy, file));
  return copy;
}
