import type { Selectable } from 'kysely';
import type { Db } from '../database/connection';
import type { BroadcastTable } from '../database/schema';
import { after } from '../kernel/clock';
import { openChannels } from '../notifications/open-channels';

/** Older broadcasts are dropped. */
const longestWaitSeconds = 7 * 86_400;

/** A mail to all members of a brand who opted in to such mails. */
export type Broadcast = Selectable<BroadcastTable>;

/** The oldest broadcast still pending for a member who wants it; null if there is none. */
export async function findWaitingBroadcast(db: Db, accountId: string, now: Date): Promise<Broadcast | null> {
  const waiting = await db
    .selectFrom('broadcast_recipient as recipient')
    .innerJoin('broadcast', 'broadcast.id', 'recipient.broadcast_id')
    .selectAll('broadcast')
    .where('recipient.account_id', '=', accountId)
    .where('recipient.mailed_at', 'is', null)
    .where('broadcast.created_at', '>', after(now, -longestWaitSeconds))
    .orderBy('broadcast.created_at')
    .orderBy('broadcast.id')
    .execute();
  for (const broadcast of waiting) {
    const open = await openChannels(db, now, { accountId }, broadcast.type);
    if (open.has('mail')) return broadcast;
  }
  return null;
}

/** Records that a member was mailed a broadcast. */
export async function keepBroadcastMailed(
  db: Db,
  accountId: string,
  { id }: Pick<Broadcast, 'id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('broadcast_recipient')
    .set({ mailed_at: now })
    .where('broadcast_id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}
