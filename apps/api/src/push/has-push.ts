import { sql, type RawBuilder } from 'kysely';
import type { JobName } from '../jobs/job-name';
import type { Scope } from '../kernel/scope';

/** Whether a member has a browser that is told by push; without one no job is made. */
export function hasPush(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from session join push_subscription on push_subscription.session_id = session.id
    where session.account_id = ${accountId}::uuid
  )`;
}

/** Adds a job that tells a member by push, where the member has a browser for it. */
export async function addPush<Data extends { recipientId: string }>(
  { db, jobs }: Pick<Scope, 'db' | 'jobs'>,
  job: JobName<Data>,
  data: Data,
): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select ${hasPush(data.recipientId)} as has`.execute(db);
  if (rows[0]?.has) await jobs.add(job, data);
}
