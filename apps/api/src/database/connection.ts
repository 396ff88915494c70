import type { Kysely } from 'kysely';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Database } from './schema';
import type { Signals } from './signals';

/** Kysely over our tables: the pool, or the transaction of the current call. */
export type Db = Kysely<Database>;

/** An open database of either engine. */
export interface Connection {
  engine: 'pglite' | 'postgres';
  db: Db;
  /** Runs one statement outside Kysely, for libraries that bring their own SQL. */
  run(
    query: string | { name?: string; text: string; values?: unknown[] },
    values?: unknown[],
  ): Promise<QueryResult<QueryResultRow>>;
  signals: Signals;
  /** The embedded database's directory at one moment, as a tar file; PostgreSQL has programs for that. */
  dumpDirectory?(): Promise<Blob>;
  /** Closes every connection; stops waiting after 3 seconds. */
  close(): Promise<void>;
}
