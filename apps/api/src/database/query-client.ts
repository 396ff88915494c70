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
 * Begins the text of a statement that a transaction ends with and whose answer nobody needs: it counts as done at once
 * and travels with the `commit`, which fails where it failed.
 */
export const withCommit = '/* with commit */';

const done = Promise.resolve({ command: '', rowCount: null, rows: [] });

/** pg's socket, which its types leave out of a pool's clients; PGlite has none. */
interface Wire {
  connection: { stream: { cork?: () => void; uncork?: () => void } };
}

/** A connection whose statements go out together: all that are asked for before the event loop turns, in one write. */
class GatheringClient {
  /** What was sent without being waited for; the next statement fails where one of these failed. */
  #ahead: Promise<unknown>[] = [];
  #gathers = false;
  #inTransaction = false;

  constructor(private readonly client: PoolClient & Wire) {}

  query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (text === 'begin') this.#inTransaction = true;
    const answer = this.#send(text, values);
    if (text === 'begin' || (this.#inTransaction && text.startsWith(withCommit))) {
      answer.catch(() => undefined);
      this.#ahead.push(answer);
      return done;
    }
    if (text === 'commit' || text === 'rollback') this.#inTransaction = false;
    if (this.#ahead.length === 0) return answer;
    const answers = [...this.#ahead, answer];
    this.#ahead = [];
    return Promise.all(answers).then((all) => all.at(-1));
  }

  release(): void {
    this.client.release();
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    this.#gather();
    if (values.length === 0) return this.client.query(text);
    return this.client.query({ name: nameOf(text), text, values: [...values] });
  }

  #gather(): void {
    const { stream } = this.client.connection;
    if (this.#gathers || !stream.cork) return;
    this.#gathers = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathers = false;
      stream.uncork?.();
    });
  }
}

/**
 * The pool as Kysely sees it: every statement with parameters is a named, prepared one.
 * `pool.query` is never used: pg drops a connection after an error in it, and PGlite has only the one.
 */
export function namedStatements(pool: Pool): PostgresPool {
  return {
    connect: async () =>
      new GatheringClient((await pool.connect()) as PoolClient & Wire) as unknown as Awaited<
        ReturnType<PostgresPool['connect']>
      >,
    end: () => pool.end(),
  };
}
