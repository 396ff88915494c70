import { Pool } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';
import { postgresSignals } from './postgres-signals';
import { connectionOver } from './query-client';

/** What a process takes of PostgreSQL at most. */
export interface PostgresLimits {
  connections: number;
  /** How long a statement may run, 10 seconds unless said; 0 for as long as it wants. */
  statementMilliseconds?: number;
  /** How long a query waits while all connections are taken, 3 seconds unless said. */
  waitMilliseconds?: number;
}

/** Opens PostgreSQL 15 or newer. */
export function openPostgres(
  connectionString: string,
  { connections, statementMilliseconds = 10_000, waitMilliseconds = 3000 }: PostgresLimits,
): Connection {
  const pool = new Pool({
    connectionString,
    max: connections,
    types: columnTypes,
    connectionTimeoutMillis: waitMilliseconds,
    statement_timeout: statementMilliseconds,
  });
  pool.on('error', () => undefined);
  return connectionOver(pool, { engine: 'postgres', signals: postgresSignals(connectionString, pool) });
}
