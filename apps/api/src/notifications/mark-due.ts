import { sql } from 'kysely';
import type { Db } from '../database/connection';

/**
 * Schedules a check of a member's news by a given time. Its row stays locked to the end of the transaction,
 * so that a concurrent check can't miss what the transaction adds.
 */
export async function markDue(db: Db, accountId: string, at: Date): Promise<void> {
  await sql`
    insert into notification_look as look (account_id, due_at) values (${accountId}::uuid, ${at}::timestamptz)
    on conflict (account_id) do update set due_at = excluded.due_at
      where look.due_at is null or look.due_at > excluded.due_at`.execute(db);
}
