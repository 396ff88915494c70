import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection, Db } from '../database/connection';
import type { JobName } from './job-name';

/**
 * Seconds between the looks of each worker, one job each at once. The first one looks for what falls due, and whoever takes
 * a job wakes the next; the others look now and then only, since each look costs the embedded database milliseconds.
 */
const workersOfEach = [5, 60, 60, 60];
const firstDelaySeconds = 15;
const longestDelaySeconds = 3600;
const keptDays = 90;

/** Never reached: `planRetry` decides when a job is given up. A process killed at work must not be what ends one. */
const retries = { retryLimit: 10_000, retryDelay: firstDelaySeconds, retryBackoff: false };

/** A job that can be done: what it needs beyond its data is bound to it. */
export interface Worker {
  name: string;
  retryHours: number;
  lookSeconds?: readonly number[];
  run(data: object): Promise<void>;
}

/** The queue in the database. */
export interface Jobs {
  /** Makes the queue's own tables and one queue for each name; part of `prepare`. */
  prepare(jobs: readonly Pick<Worker, 'name'>[]): Promise<void>;
  /** Starts to work on jobs in this process. */
  work(workers: readonly Worker[]): Promise<void>;
  /** Adds a job through the given transaction. */
  send<Data extends object>(
    db: Db,
    job: JobName<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>;
  /** Makes this process look for jobs of that name now rather than at the next poll. */
  wake(name: string): void;
  /** Lets running jobs end, at most the given milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * The pause before the next try doubles from 15 seconds to an hour, up to a quarter longer by chance; a job whose hours
 * would be over by then is given up.
 */
const planRetry = `
  with failed as (
    select id, least(${longestDelaySeconds}, ${firstDelaySeconds} * power(2, least(retry_count, 16)))
      * (1 + random() / 4) * interval '1 second' as pause
    from pgboss.job where name = $1 and id = $2
  )
  update pgboss.job set
    retry_delay = extract(epoch from pause)::integer,
    retry_limit = case
      when now() + pause < created_on + $3 * interval '1 hour' then ${retries.retryLimit}
      else retry_count
    end
  from failed where job.name = $1 and job.id = failed.id
  returning retry_limit = retry_count as given_up`;

/** pg-boss over our connection, so that a job is added in the transaction of what caused it. */
export function makeJobs(connection: Connection, log: Logger): Jobs {
  let working = false;
  const running = new Set<Promise<{ rows: unknown[] }>>();

  /**
   * pg-boss does not await all it asks, so while it works nothing may reject: the next poll asks again. It counts what a
   * statement changed only where there are rows at all.
   */
  async function executeSql(text: string, values?: unknown[]): Promise<{ rows?: unknown[] }> {
    const asked = connection.run(text, values);
    running.add(asked);
    try {
      return await asked;
    } catch (error) {
      if (!working) throw error;
      log.error({ err: error }, 'jobs');
      return {};
    } finally {
      running.delete(asked);
    }
  }

  const db = { executeSql: executeSql as PgBoss.Db['executeSql'] };
  const boss = new PgBoss({
    db,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    archiveFailedAfterSeconds: keptDays * 24 * 3600,
    deleteAfterDays: 2,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  const workerIds = new Map<string, string[]>();
  const busy = new Set<string>();

  function wake(name: string): void {
    const idle = workerIds.get(name)?.find((id) => !busy.has(id));
    if (idle) boss.notifyWorker(idle);
  }

  async function fail({ name, retryHours }: Worker, id: string, error: unknown): Promise<never> {
    const { rows = [] } = await executeSql(planRetry, [name, id, retryHours]);
    const [planned] = rows as { given_up: boolean }[];
    log.error({ err: error, job: name }, planned?.given_up ? 'job given up' : 'job failed');
    throw error;
  }

  /** Starts one that takes a job at a time; called while it works, it takes the next one without a pause. */
  async function addWorker(worker: Worker, pollingIntervalSeconds: number): Promise<string> {
    const own = await boss.work<object>(worker.name, { pollingIntervalSeconds }, async ([next]) => {
      if (!next) return;
      busy.add(own);
      boss.notifyWorker(own);
      wake(worker.name);
      try {
        await worker.run(next.data);
      } catch (error) {
        await fail(worker, next.id, error);
      } finally {
        busy.delete(own);
      }
    });
    return own;
  }

  return {
    async prepare(jobs) {
      const builder = new PgBoss({
        db,
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
    async work(workers) {
      await boss.start();
      working = true;
      for (const worker of workers) {
        const added = (worker.lookSeconds ?? workersOfEach).map((seconds) => addWorker(worker, seconds));
        workerIds.set(worker.name, await Promise.all(added));
      }
    },
    async send(db, { name }, data, options = {}) {
      const inTransaction = async (text: string, values: unknown[]) => {
        const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
        return { rows };
      };
      const id = await boss.send(name, data, {
        ...retries,
        retentionDays: keptDays,
        ...options,
        db: { executeSql: inTransaction },
      });
      if (id === null) throw new Error(`there is no queue ${name}; run the prepare step first`);
    },
    async stop(milliseconds) {
      if (workerIds.size === 0) return;
      await boss.stop({ graceful: true, timeout: milliseconds, close: false });
      await Promise.allSettled(running);
    },
  };
}
