import type { Connection, Db } from '../database/connection';
import type { Jobs } from '../jobs/jobs';
import type { JobName } from '../jobs/job-name';
import type { Clock } from './clock';

/** An event for a member's open pages. */
export interface PageEvent {
  accountId: string;
  type: string;
  data: object;
  /** Transient: sent to pages that are open now, not stored. */
  passing?: true;
}

/** Write access for a unit of work, which commits or rolls back as a whole. */
export interface Scope {
  /** The transaction (or the pool, in an operation without one). Never keep a reference. */
  db: Db;
  clock: Clock;
  jobs: {
    /** Queues a job, which runs after the commit, at least once. `startAfter` delays it, in seconds. */
    add<Data extends object>(
      job: JobName<Data>,
      data: Data,
      options?: { startAfter?: number },
    ): Promise<void>;
  };
  events: {
    /** Appends to members' streams; open pages receive it after the commit. Only `notify` may call it. */
    add(events: readonly PageEvent[]): Promise<void>;
    /** Makes a member's open streams check their session after the commit, and close if it has ended. */
    endWithSessions(accountId: string): void;
  };
  /** Runs an effect after the commit; for signals that may be lost, never for effects that must happen. */
  afterCommit(effect: () => void): void;
}

/** Runs work in one transaction, up to 4 times if PostgreSQL or a `TransactionConflict` asks for a retry. */
export type InTransaction = <Result>(work: (scope: Scope) => Promise<Result>) => Promise<Result>;

/** Makes the transaction that throws it start again, as a conflict that PostgreSQL finds does. */
export class TransactionConflict extends Error {
  readonly code = '40001';
}

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
const pauseBaseMilliseconds = 50;
const retryable = new Set(['40001', '40P01']);

function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && retryable.has(String(error.code));
}

/** Creates the transaction runner of a process. */
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
        await sources.clock.wait(Math.random() * pauseBaseMilliseconds * 2 ** attempt);
      }
    }
  };
}
