import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { PostgresPool } from 'kysely';
import { StatementNames } from './statement-names';

const names = new StatementNames();

/** Runs one statement on a connection of the pool, and gives the connection back whatever happens. */
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
 * The pool as Kysely sees it: every statement with parameters that runs often is a named, prepared one.
 * `pool.query` is never used: pg drops a connection after an error in it, and PGlite has only the one.
 */
export function namedStatements(pool: Pool): PostgresPool {
  return {
    connect: async () =>
      namedClient(await pool.connect()) as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    end: () => pool.end(),
  };
}
