import { Pool } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';
import { postgresSignals } from './postgres-signals';
import { connectionOver } from './query-client';

/**
 * Opens PostgreSQL 15 or newer. `size` is the most connections this process takes; a statement may run for
 * `statementMilliseconds`, 0 for as long as it wants.
 */
export function openPostgres(
  connectionString: string,
  size: number,
  statementMilliseconds = 10_000,
): Connection {
  const pool = new Pool({
    connectionString,
    max: size,
    types: columnTypes,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementMilliseconds,
  });
  pool.on('error', () => undefined);
  return connectionOver(pool, { engine: 'postgres', signals: postgresSignals(connectionString, pool) });
}
