import { Pool } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';
import { postgresSignals } from './postgres-signals';
import { connectionOver } from './query-client';

/** PostgreSQL resource limits of a process. */
export interface PostgresLimits {
  connections: number;
  /** Statement timeout, 10 seconds by default; 0 for none. */
  statementMilliseconds?: number;
  /** How long a query waits for a free connection, 3 seconds by default. */
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
