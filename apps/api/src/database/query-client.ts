import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { Connection } from './connection';
import type { Database } from './schema';
import { StatementNames } from './statement-names';

const names = new StatementNames();

/** Runs one statement on a pooled connection, which is always released. */
export async function runOnPool(
  pool: Pool,
  query: string | { name?: string; text: string; values?: unknown[] },
  values?: unknown[],
): Promise<QueryResult<QueryResultRow>> {
  const client = await pool.connect();
  try {
    return await client.query(typeof query === 'string' ? { text: query, values: values ?? [] } : query);
  } finally {
    client.release();
  }
}

function namedClient(client: PoolClient) {
  return {
    query: (text: string, values: readonly unknown[]) =>
      values.length === 0
        ? client.query(text)
        : client.query({ name: names.of(text), text, values: [...values] }),
    release: () => client.release(),
  };
}

/**
 * The pool as Kysely sees it: frequent statements with parameters become named prepared statements.
 * `pool.query` is never used: pg drops a connection after an error in it, and PGlite has only one.
 */
function namedStatements(pool: Pool): PostgresPool {
  return {
    connect: async () =>
      namedClient(await pool.connect()) as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    end: () => pool.end(),
  };
}

const closeMilliseconds = 3000;

/** The connection over an engine's pool; `end` shuts the engine down once the pool is closed. */
export function connectionOver(
  pool: Pool,
  { engine, signals }: Pick<Connection, 'engine' | 'signals'>,
  end: () => Promise<void> = () => Promise.resolve(),
): Connection {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    engine,
    db,
    run: (query, values) => runOnPool(pool, query, values),
    signals,
    async close() {
      await signals.close();
      await Promise.race([db.destroy().then(end), wait(closeMilliseconds, undefined, { ref: false })]);
    },
  };
}
