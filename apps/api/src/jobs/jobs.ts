import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection, Db } from '../database/connection';
import type { Services } from '../services';
import type { Job } from './job';

const retries = { retryLimit: 8, retryDelay: 15, retryBackoff: true };
const pollSeconds = 5;

/** The queue in the database. */
export interface Jobs {
  /** Makes the queue's own tables and one queue per job; part of `prepare`. */
  prepare(jobs: readonly Job<never>[]): Promise<void>;
  /** Starts to work on jobs in this process. */
  work(jobs: readonly Job<never>[], services: Services): Promise<void>;
  /** Adds a job through the given transaction. */
  send<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>;
  /** Makes this process look for jobs of that name now rather than at the next poll. */
  wake(name: string): void;
  /** Lets running jobs end, at most the given milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/** pg-boss over our connection, so that a job is added in the transaction of what caused it. */
export function makeJobs(connection: Connection, log: Logger): Jobs {
  let working = false;
  const running = new Set<Promise<{ rows: unknown[] }>>();

  /** pg-boss does not await all it asks, so while it works nothing may reject: the next poll asks again. */
  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const asked = connection.run(text, values);
    running.add(asked);
    try {
      return await asked;
    } catch (error) {
      if (!working) throw error;
      log.error({ err: error }, 'jobs');
      return { rows: [] };
    } finally {
      running.delete(asked);
    }
  }

  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 2,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const workers = new Map<string, string>();

  /** A worker takes one job at a time; called while it works, it takes the next one without a pause. */
  function wake(name: string): void {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  return {
    async prepare(jobs) {
      const builder = new PgBoss({
        db: { executeSql },
        supervise: false,
        schedule: false,
      });
      await builder.start();
      for (const { name } of jobs) {
        if (!(await builder.getQueue(name))) await builder.createQueue(name, { name, ...retries });
      }
      await builder.stop({ graceful: false });
    },
    wake,
    async work(jobs, services) {
      await boss.start();
      working = true;
      for (const known of jobs) {
        const { name } = known;
        const id = await boss.work<never>(name, { pollingIntervalSeconds: pollSeconds }, async ([next]) => {
          if (!next) return;
          wake(name);
          try {
            await known.run(next.data, services);
          } catch (error) {
            log.error({ err: error, job: name }, 'job failed');
            throw error;
          }
        });
        workers.set(name, id);
      }
    },
    async send(db, { name }, data, options = {}) {
      const inTransaction = async (text: string, values: unknown[]) => {
        const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
        return { rows };
      };
      const id = await boss.send(name, data, { ...retries, ...options, db: { executeSql: inTransaction } });
      if (id === null) throw new Error(`there is no queue ${name}; run the prepare step first`);
    },
    async stop(milliseconds) {
      if (workers.size === 0) return;
      await boss.stop({ graceful: true, timeout: milliseconds, close: false });
      await Promise.allSettled(running);
    },
  };
}
