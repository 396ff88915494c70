import type { NotificationType } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { after } from '../kernel/clock';
import { readNotifications } from './notifications-json';

/** How long the link of a mail can undo what it turned off. */
const undoSeconds = 3600;

/** The types of a mail, to its recipient. */
interface MailOf {
  accountId: string;
  types: readonly NotificationType[];
  now: Date;
}

/**
 * Turns mails of some types off, as the link in one of them asks. The hour in which the link undoes that begins anew
 * each time.
 */
export async function unsubscribeTypes(db: Db, { accountId, types, now }: MailOf): Promise<void> {
  await sql`
    insert into notification_setting as setting (account_id, type, channel, enabled, unsubscribed_at)
    select ${accountId}::uuid, type, 'mail', false, ${now}::timestamptz
      from unnest(${[...types]}::text[]) as type order by type
    on conflict (account_id, type, channel) do update set enabled = false, unsubscribed_at = case
      when setting.enabled or setting.unsubscribed_at is not null then excluded.unsubscribed_at
    end`.execute(db);
}

/**
 * Turns those on again that a link turned off within the hour: nobody else's choice is undone.
 * @returns whether at least one was turned on, or all are on already
 */
export async function undoUnsubscription(db: Db, { accountId, types, now }: MailOf): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification_setting')
    .set({ enabled: true, unsubscribed_at: null })
    .where('account_id', '=', accountId)
    .where('channel', '=', 'mail')
    .where('type', 'in', [...types])
    .where('unsubscribed_at', '>', after(now, -undoSeconds))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return true;
  const { types: chosen } = await readNotifications(db, accountId);
  return types.every((type) => chosen.some((choice) => choice.type === type && choice.mail));
}
