import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnTypes } from './column-types';
import type { Connection } from './connection';
import { postgresSignals } from './postgres-signals';
import { namedStatements, runOnPool } from './query-client';
import type { Database } from './schema';

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
  const signals = postgresSignals(connectionString, pool);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    engine: 'postgres',
    db,
    run: (query, values) => runOnPool(pool, query, values),
    signals,
    async close() {
      await signals.close();
      await Promise.race([db.destroy(), new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
    },
  };
}
