import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { missingMigrations } from '../../database/migrate';
import type { Services } from '../../services';

const databaseMilliseconds = 500;

/** Where photos are kept when they are kept on disk. */
export function photoDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'photos');
}

/** Why this process should get no requests; empty when it is ready. */
export async function findNotReady(services: Services): Promise<string[]> {
  const { db, environment, stopping } = services;
  if (stopping.aborted) return ['draining'];
  const problems: string[] = [];
  const late = new Promise<'late'>((resolve) =>
    setTimeout(() => resolve('late'), databaseMilliseconds).unref(),
  );
  const asked = sql`select 1`.execute(db).then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  if ((await Promise.race([asked, late])) !== 'answered') return ['database'];
  if ((await missingMigrations(db)).length > 0) problems.push('migrations');
  if (!environment.S3_BUCKET) {
    const directory = photoDirectory(environment.DATA_DIR);
    const writable = await mkdir(directory, { recursive: true })
      .then(() => access(directory, constants.W_OK))
      .then(
        () => true,
        () => false,
      );
    if (!writable) problems.push('photos');
  }
  return problems;
}
