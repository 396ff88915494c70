import { deletionGraceDays, isOnByDefault, type NotificationType } from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import type { AccountStatus } from '../database/schema';
import { after } from '../kernel/clock';
import { notBlocked } from '../visibility/not-blocked';
import { channels, type Channel, type Recipient } from './event-types';

interface Standing {
  status: AccountStatus;
  deleted_at: Date | null;
  /** No bounce, spam complaint or unsubscription has stopped mails to this address. */
  takes_mail: boolean;
  has_browser: boolean;
  /** The member's choices for this setting, by channel. */
  chosen: Partial<Record<Channel, boolean>>;
  /** The member who caused it is active, and neither has blocked the other. */
  sender_counts: boolean;
}

/**
 * Whether members may be notified about a sender: active, and not blocked either way. Required in every query
 * that collects other members' actions for a mail.
 */
export function senderCounts(accountId: string | null, sender: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from account sender join profile on profile.id = sender.id
    where sender.id = ${sender} and sender.status = 'active' and profile.status = 'active'
      and ${notBlocked(accountId, 'profile.id')}
  )`;
}

async function readStanding(
  db: Db,
  { accountId, byId }: Recipient,
  setting: NotificationType | null,
): Promise<Standing | undefined> {
  const bySender = byId === undefined ? sql<boolean>`true` : senderCounts(accountId, sql`${byId}::uuid`);
  const { rows } = await sql<Standing>`
    select status, deleted_at, notifications_disabled = '{}' as takes_mail,
      exists (
        select 1 from session join push_subscription on push_subscription.session_id = session.id
        where session.account_id = account.id
      ) as has_browser,
      (
        select coalesce(jsonb_object_agg(channel, enabled), '{}') from notification_setting
        where account_id = account.id and type = ${setting}
      ) as chosen,
      ${bySender} as sender_counts
    from account where id = ${accountId}::uuid`.execute(db);
  return rows[0];
}

/**
 * The channels on which a member may be notified now. Banned members get only what the law requires, erased
 * ones nothing, and nobody hears of an inactive or blocked sender. Deleted accounts get transactional mails
 * while they can be reactivated. Optional notifications respect the member's choices, and aren't mailed to
 * unconfirmed or stopped addresses.
 * @param setting the setting that turns it off; null if transactional
 * @param unconfirmed also mail unconfirmed addresses
 * @param banned also mail banned members
 */
export async function openChannels(
  db: Db,
  now: Date,
  recipient: Recipient,
  setting: NotificationType | null,
  { unconfirmed = false, banned = false } = {},
): Promise<ReadonlySet<Channel>> {
  const standing = await readStanding(db, recipient, setting);
  if (!standing?.sender_counts) return new Set();
  const { status, deleted_at, takes_mail, has_browser, chosen } = standing;
  const here = status === 'active' || status === 'not_confirmed';
  const goneSince = after(now, -deletionGraceDays * 24 * 3600);
  const leaving = status === 'deleted' && (deleted_at === null || deleted_at > goneSince);
  const mailable = status === 'active' || (unconfirmed && status === 'not_confirmed');
  const wants = (channel: Channel) => setting === null || (chosen[channel] ?? isOnByDefault(setting));
  const open: Record<Channel, boolean> = {
    page: here,
    push: here && has_browser && wants('push'),
    mail:
      setting === null
        ? here || leaving || (banned && status === 'banned')
        : mailable && takes_mail && wants('mail'),
  };
  return new Set(channels.filter((channel) => open[channel]));
}
