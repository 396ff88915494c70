import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Jobs } from './jobs';

/**
 * `jobs:redrive [name]`: requeues jobs that were given up, optionally only those of one name, with their full
 * retry time. Prints the count per name.
 */
export async function redriveJobsCommand(
  { db, jobs }: { db: Db; jobs?: Pick<Jobs, 'wake'> },
  [name]: readonly string[] = [],
): Promise<string> {
  const { rows } = await sql<{ name: string; count: number }>`
    with redriven as (
      update pgboss.job set state = 'created', created_on = now(), start_after = now(), started_on = null,
        completed_on = null, retry_count = 0, keep_until = now() + interval '90 days'
      where state = 'failed' and name = coalesce(${name ?? null}::text, name) returning name
    )
    select name, count(*)::integer as count from redriven group by name order by name`.execute(db);
  for (const { name: redriven } of rows) jobs?.wake(redriven);
  return rows.map((one) => `${one.name} ${one.count}`).join('\n') || 'no job was given up';
}
