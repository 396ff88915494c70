import type { Connection, Db } from '../database/connection';
import type { Jobs } from '../jobs/jobs';
import type { JobName } from '../jobs/job-name';
import type { Clock } from './clock';

/** What open pages of one member learn. */
export interface PageEvent {
  accountId: string;
  type: string;
  data: object;
  /** Only pages that are open now learn of it; it is kept nowhere. */
  passing?: true;
}

/** What a piece of work writes with. All of it commits together, or nothing does. */
export interface Scope {
  /** The transaction (or the pool, in an operation without one). Never keep it. */
  db: Db;
  clock: Clock;
  jobs: {
    /** Has the job done after the commit, at least once. `startAfter` delays it by seconds. */
    add<Data extends object>(
      job: JobName<Data>,
      data: Data,
      options?: { startAfter?: number },
    ): Promise<void>;
  };
  events: {
    /** Appends to the streams of members; open pages learn of it after the commit. `notify` calls it, nobody else. */
    add(events: readonly PageEvent[]): Promise<void>;
    /** Has the open streams of a member look after the commit whether their session is over, and end then. */
    endWithSessions(accountId: string): void;
  };
  /** Calls back once the work is committed; for signals that may be lost, never for effects that must happen. */
  afterCommit(effect: () => void): void;
}

/** Runs work in one transaction, up to 4 times where PostgreSQL asks for a retry. */
export type InTransaction = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;

interface Sources {
  connection: Connection;
  clock: Clock;
  jobs: Jobs;
}

function makeScope(db: Db, { connection, clock, jobs }: Sources, effects: (() => void)[]): Scope {
  return {
    db,
    clock,
    jobs: {
      async add(job, data, options) {
        await jobs.send(db, job, data, options);
        effects.push(() => jobs.wake(job.name));
      },
    },
    events: {
      async add(events) {
        const passing = events.filter((event) => event.passing);
        effects.push(...passing.map((event) => () => connection.signals.pass(event)));
        const kept = events.filter((event) => !event.passing);
        if (kept.length === 0) return;
        const created_at = clock.now();
        const rows = kept.map(({ accountId: account_id, type, data }) => ({
          account_id,
          type,
          data: JSON.stringify(data),
          created_at,
        }));
        await db.insertInto('event').values(rows).execute();
        effects.push(() => connection.signals.send(rows.map(({ account_id }) => account_id)));
      },
      endWithSessions: (accountId) => void effects.push(() => connection.signals.send([accountId])),
    },
    afterCommit: (effect) => void effects.push(effect),
  };
}

const attempts = 4;
const longestPauseMilliseconds = 50;
const retryable = new Set(['40001', '40P01']);

function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && retryable.has(String(error.code));
}

/** Makes the transaction runner of a process. */
export function makeInTransaction(sources: Sources): InTransaction {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      const effects: (() => void)[] = [];
      try {
        const result = await sources.connection.db
          .transaction()
          .execute((transaction) => work(makeScope(transaction, sources, effects)));
        for (const effect of effects) effect();
        return result;
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error;
        await sources.clock.wait(Math.random() * longestPauseMilliseconds * 2 ** attempt);
      }
    }
  };
}
