import type { NotificationType } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';

/** Stores a member's choices for one channel of some types. */
export async function chooseChannels(
  db: Db,
  accountId: string,
  {
    types,
    channel,
    enabled,
  }: { types: readonly NotificationType[]; channel: 'mail' | 'push'; enabled: boolean },
): Promise<void> {
  await sql`
    insert into notification_setting (account_id, type, channel, enabled)
    select ${accountId}::uuid, type, ${channel}, ${enabled} from unnest(${[...types]}::text[]) as type order by type
    on conflict (account_id, type, channel) do update
      set enabled = excluded.enabled, unsubscribed_at = null`.execute(db);
}
