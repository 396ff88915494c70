import type { Notifications } from '@heartwood/api-contract';
import { isOnByDefault, notificationTypes, pushNotificationTypes } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';

type Row = Pick<Notifications, 'quiet_from' | 'quiet_until' | 'time_zone' | 'mail_stopped'> & {
  /** The member's choices, by `type channel`. */
  chosen: Record<string, boolean>;
};

/** A member's notification settings, as the contract describes them. */
export async function readNotifications(db: Db, accountId: string): Promise<Notifications> {
  const { rows } = await sql<Row>`
    select state.quiet_from, state.quiet_until, state.time_zone, account.notifications_disabled as mail_stopped,
      (
        select coalesce(jsonb_object_agg(type || ' ' || channel, enabled), '{}')
        from notification_setting where account_id = account.id
      ) as chosen
    from account left join notification_state state on state.account_id = account.id
    where account.id = ${accountId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Account not found.');
  const { chosen, ...rest } = row;
  const types = notificationTypes.map((type) => {
    const on = (channel: 'mail' | 'push') => chosen[`${type} ${channel}`] ?? isOnByDefault(type);
    return { type, mail: on('mail'), push: pushNotificationTypes.includes(type) ? on('push') : null };
  });
  return { types, ...rest };
}
