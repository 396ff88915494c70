import type { Selectable } from 'kysely';
import type { Db } from '../database/connection';
import type { BroadcastTable } from '../database/schema';
import { after } from '../kernel/clock';
import { openChannels } from '../notifications/open-channels';

/** Older broadcasts are dropped. */
const longestWaitSeconds = 7 * 86_400;

/** A mail to all members of a brand who opted in to such mails, or to all who must know of new terms. */
export type Broadcast = Selectable<BroadcastTable>;

/** A broadcast to members who opted in. */
export type OptionalBroadcast = Broadcast & { type: Exclude<Broadcast['type'], 'terms'> };

const waitingFor = (db: Db, accountId: string) =>
  db
    .selectFrom('broadcast_recipient as recipient')
    .innerJoin('broadcast', 'broadcast.id', 'recipient.broadcast_id')
    .selectAll('broadcast')
    .where('recipient.account_id', '=', accountId)
    .where('recipient.mailed_at', 'is', null)
    .orderBy('broadcast.created_at')
    .orderBy('broadcast.id');

/** Returns the announcements of new terms that are still pending for a member; they never expire. */
export function findWaitingTerms(db: Db, accountId: string): Promise<Broadcast[]> {
  return waitingFor(db, accountId).where('broadcast.type', '=', 'terms').execute();
}

/** The oldest broadcast still pending for a member who wants it; null if there is none. */
export async function findWaitingBroadcast(
  db: Db,
  accountId: string,
  now: Date,
): Promise<OptionalBroadcast | null> {
  const waiting = await waitingFor(db, accountId)
    .where('broadcast.created_at', '>', after(now, -longestWaitSeconds))
    .execute();
  for (const { type, ...broadcast } of waiting) {
    if (type === 'terms') continue;
    const open = await openChannels(db, now, { accountId }, type);
    if (open.has('mail')) return { ...broadcast, type };
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
