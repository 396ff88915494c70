import { join } from 'node:path';
import type { Connection } from './connection';
import { openPglite } from './open-pglite';
import { openPostgres } from './open-postgres';

/** Where the database is: a PostgreSQL URL, or else a directory for the embedded one. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDirectory: string;
  poolSize: number;
  /** How long one statement may run on PostgreSQL; 0 for as long as it wants. */
  statementMilliseconds?: number;
}

/** The embedded database's own directory. */
export function pgliteDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'database');
}

/** Opens what is configured. */
export async function openDatabase(place: DatabasePlace): Promise<Connection> {
  const { databaseUrl, dataDirectory, poolSize, statementMilliseconds } = place;
  return databaseUrl
    ? openPostgres(databaseUrl, poolSize, statementMilliseconds)
    : openPglite(pgliteDirectory(dataDirectory));
}
