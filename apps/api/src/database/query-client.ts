import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { PostgresPool } from 'kysely';

const maximumNames = 400;
const names = new Map<string, string>();

/** Statements get a name, so that PostgreSQL plans each once a connection; past the maximum they stay unnamed. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maximumNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

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

/**
 * A transaction's `begin` is not waited for: it travels with the first statement, which fails too where it failed.
 */
const begun = Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });

function named(client: PoolClient) {
  return {
    query(text: string, values: readonly unknown[]) {
      if (text === 'begin') {
        client.query(text).catch(() => undefined);
        return begun;
      }
      if (values.length === 0) return client.query(text);
      return client.query({ name: nameOf(text), text, values: [...values] });
    },
    release: () => client.release(),
  };
}

/**
 * The pool as Kysely sees it: every statement with parameters is a named, prepared one.
 * `pool.query` is never used: pg drops a connection after an error in it, and PGlite has only the one.
 */
export function namedStatements(pool: Pool): PostgresPool {
  return {
    connect: async () =>
      named(await pool.connect()) as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    end: () => pool.end(),
  };
}
