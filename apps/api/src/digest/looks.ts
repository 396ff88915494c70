import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { NotificationStateTable } from '../database/schema';
import type { Insertable } from 'kysely';

/** Longer than a mail is retried, so that no member has two checks in progress. */
const longestWorkHours = 37;

/** Claims members whose check is due, at most `size`; nobody else can claim them until `endLook`. */
export async function takeDueLooks(db: Db, now: Date, size: number): Promise<string[]> {
  const until = new Date(now.getTime() + longestWorkHours * 3_600_000);
  const { rows } = await sql<{ account_id: string }>`
    update notification_look set due_at = null, working_until = ${until}::timestamptz
    where account_id = any(array(
      select account_id from notification_look
      where due_at <= ${now}::timestamptz and (working_until is null or working_until <= ${now}::timestamptz)
      order by due_at limit ${size} for update skip locked
    ))
    returning account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

interface Ending {
  /** When to check next, unless something new happens earlier. */
  next?: Date | null;
  /** The weekly summary was handled. */
  week?: boolean;
}

/** Ends a member's check. */
export async function endLook(
  db: Db,
  accountId: string,
  { next = null, week = false }: Ending = {},
): Promise<void> {
  await sql`
    update notification_look set working_until = null, weekly = weekly and not ${week}::boolean,
      due_at = least(due_at, ${next}::timestamptz)
    where account_id = ${accountId}::uuid`.execute(db);
  await db
    .deleteFrom('notification_look')
    .where('account_id', '=', accountId)
    .where('due_at', 'is', null)
    .execute();
}

/** Records what a member was mailed. */
export async function keepState(
  db: Db,
  accountId: string,
  kept: Omit<Insertable<NotificationStateTable>, 'account_id' | 'quiet_from' | 'quiet_until' | 'time_zone'>,
): Promise<void> {
  await db
    .insertInto('notification_state')
    .values({ account_id: accountId, ...kept })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
    .execute();
}
