import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import type { TestProject } from 'vitest/node';
import { allJobs } from '../../src/all-jobs';
import type { Connection } from '../../src/database/connection';
import { migrate } from '../../src/database/migrate';
import { pgliteDirectory } from '../../src/database/open-database';
import { openPglite } from '../../src/database/open-pglite';
import { openPostgres } from '../../src/database/open-postgres';
import { makeJobs } from '../../src/jobs/jobs';
import { makeLog } from '../../src/kernel/process/log';

/** Where every test file copies its database from. */
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

/** Makes the template of the engine in TEST_ENGINE (pglite, unless postgres) once for a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_ENGINE === 'postgres') {
    const administrator = await findPostgres();
    if (!administrator) throw new Error('TEST_ENGINE=postgres, but no PostgreSQL answers');
    const database = await makeDatabase(administrator, { label: 'api_template' });
    await fill(openPostgres(database.url, 2));
    project.provide('template', { engine: 'postgres', administrator, name: database.name });
    return () => database.drop();
  }
  const directory = await mkdtemp(join(tmpdir(), 'heartwood-api-template-'));
  await fill(await openPglite(pgliteDirectory(directory)));
  project.provide('template', { engine: 'pglite', directory });
  return () => rm(directory, { recursive: true, force: true });
}

/** Copies a template's data directory. */
export async function copyDirectory(directory: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'heartwood-api-test-'));
  await cp(directory, copy, { recursive: true });
  return copy;
}
