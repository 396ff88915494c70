import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { NotificationStateTable } from '../database/schema';
import type { Insertable } from 'kysely';

/** Longer than a mail is tried, so that no member has two jobs of looks at once. */
const longestWorkHours = 37;

/** Takes members whose look is due, at most `size`; until the look is ended nobody else takes them. */
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
  /** When to look again, unless something new happens before. */
  next?: Date | null;
  /** The week was looked at. */
  week?: boolean;
}

/** Ends a member's look. */
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

/** Keeps what a member was mailed. */
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
