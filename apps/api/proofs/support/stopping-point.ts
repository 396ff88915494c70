import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import { expect, vi } from 'vitest';
import type { Connection, Db } from '../../src/database/connection';
import type { JobName } from '../../src/jobs/job-name';
import { makeJobs } from '../../src/jobs/jobs';
import { systemClock } from '../../src/kernel/clock';
import { makeLog } from '../../src/kernel/process/log';
import { makeInTransaction } from '../../src/kernel/scope';

/** Where another process is paused: at a row change. */
export interface StoppingPoint {
  table: string;
  change: 'insert' | 'update' | 'delete' | 'insert or update';
  /** Condition on the rows, in terms of `old` and `new`. */
  when: string;
}

const lockKey = 20_260_302;
const timing = { timeout: 60_000, interval: 20 };

/** The database processes waiting at the stopping point. */
async function waitingAt(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks
    where locktype = 'advisory' and objid = ${lockKey} and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.map(({ pid }) => pid);
}

/**
 * Blocks every process that reaches the stopping point while `work` runs, then rolls back what they had
 * started, as for killed processes; `work` does the killing. `reached` resolves once that many are waiting.
 */
export async function stopAt(
  db: Db,
  { table, change, when }: StoppingPoint,
  work: (reached: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const reached = (count: number) =>
    vi.waitFor(async () => expect((await waitingAt(db)).length).toBeGreaterThanOrEqual(count), timing);
  await sql`create function stop_here() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(${sql.lit(lockKey)}); return coalesce(new, old); end $$`.execute(db);
  await sql`create trigger stop_here before ${sql.raw(change)} on ${sql.raw(table)} for each row
    when (${sql.raw(when)}) execute function stop_here()`.execute(db);
  try {
    await db.connection().execute(async (held) => {
      await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(held);
      try {
        await work(reached);
        for (const pid of await waitingAt(db)) await sql`select pg_terminate_backend(${pid})`.execute(db);
        await vi.waitFor(async () => expect(await waitingAt(db)).toEqual([]), timing);
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(held);
      }
    });
  } finally {
    await sql`drop function stop_here cascade`.execute(db);
  }
}

/** Advances past the 15 minutes after which the queue releases the jobs of a killed process. */
export async function passExpiry(connection: Connection): Promise<void> {
  await sql`update pgboss.job set started_on = started_on - interval '1 hour', retry_delay = 0
    where state = 'active'`.execute(connection.db);
  const executeSql = ((text: string, values?: unknown[]) =>
    connection.run(text, values)) as PgBoss.Db['executeSql'];
  await new PgBoss({ db: { executeSql }, migrate: false, schedule: false, supervise: false }).expire();
}

/** Adds a job the way the API does. */
export async function addJob<Data extends object>(
  connection: Connection,
  job: JobName<Data>,
  data: Data,
): Promise<void> {
  const jobs = makeJobs(connection, makeLog('error'));
  const inTransaction = makeInTransaction({ connection, clock: systemClock, jobs });
  await inTransaction((scope) => scope.jobs.add(job, data));
}

/** Waits until no job of these names is pending. */
export function jobsDone(db: Db, names: readonly string[]): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await sql`
      select name from pgboss.job where name = any(${[...names]}) and state < 'completed'`.execute(db);
    expect(rows).toEqual([]);
  }, timing);
}
