import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Connection, Db } from '../database/connection';
import type { JobName } from './job-name';

/**
 * Polling intervals in seconds of each queue's workers, which run one job each. The first polls for due jobs,
 * and a worker that takes a job wakes the next; the others rarely poll, since each poll costs the embedded
 * database milliseconds.
 */
const workersOfEach = [5, 60, 60, 60];
const firstDelaySeconds = 15;
const longestDelaySeconds = 3600;
const keptDays = 90;

/**
 * Never reached: `planRetry` decides when a job is given up. A killed process must not use up a job's
 * retries.
 */
const retries = { retryLimit: 10_000, retryDelay: firstDelaySeconds, retryBackoff: false };

/** A runnable job: everything it needs besides its payload is bound to it. */
export interface Worker {
  name: string;
  retryHours: number;
  lookSeconds?: readonly number[];
  run(data: object): Promise<void>;
}

/** The job queue in the database. */
export interface Jobs {
  /** Creates the queue's own tables and one queue per name; part of `prepare`. */
  prepare(jobs: readonly Pick<Worker, 'name'>[]): Promise<void>;
  /** Starts processing jobs in this process. */
  work(workers: readonly Worker[]): Promise<void>;
  /** Adds a job in the given transaction. */
  send<Data extends object>(
    db: Db,
    job: JobName<Data>,
    data: Data,
    options?: { startAfter?: number },
  ): Promise<void>;
  /** Makes this process poll for jobs of that name now instead of at the next interval. */
  wake(name: string): void;
  /** Waits for running jobs, at most the given milliseconds. */
  stop(milliseconds: number): Promise<void>;
}

/**
 * The retry delay doubles from 15 seconds to an hour, plus up to a quarter of random jitter; a job whose
 * hours would be over by then is given up.
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

/** pg-boss over our connection, so that a job is added in the transaction of its cause. */
export function makeJobs(connection: Connection, log: Logger): Jobs {
  let working = false;
  const running = new Set<Promise<{ rows: unknown[] }>>();

  /**
   * pg-boss doesn't await all its queries, so this must not reject while it works: the next poll retries. It
   * only reads the number of changed rows if rows are returned.
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

  /**
   * Starts a worker that runs one job at a time; notified while busy, it takes the next one without a pause.
   */
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
