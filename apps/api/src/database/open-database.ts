import { join } from 'node:path';
import type { Connection } from './connection';
import { openPglite } from './open-pglite';
import { openPostgres, type PostgresLimits } from './open-postgres';

/** The embedded database's own directory. */
export function pgliteDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'database');
}

/** Opens the configured database: PostgreSQL at `DATABASE_URL`, otherwise the embedded one in `DATA_DIR`. */
export async function openDatabase(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string; DATA_DIR: string },
  limits: PostgresLimits,
): Promise<Connection> {
  return DATABASE_URL ? openPostgres(DATABASE_URL, limits) : openPglite(pgliteDirectory(DATA_DIR));
}
