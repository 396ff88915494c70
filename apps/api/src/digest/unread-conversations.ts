import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { after } from '../kernel/clock';
import { senderCounts } from '../notifications/open-channels';

/** A conversation with messages its member hasn't read. */
export interface UnreadConversation {
  id: string;
  otherId: string;
  name: string;
  fictional: boolean;
  /** Sequence number of its last unread message. */
  lastSeq: number;
  /** When the first unread message was written. */
  since: Date;
  /** Number of unread messages not mailed yet. */
  news: number;
  /** Someone wrote for the first time, which hasn't been mailed yet. */
  begins: boolean;
  /** A reminder was mailed since the member last read it. */
  reminded: boolean;
  /** A reminder was pushed since the member last read it. */
  pushed: boolean;
}

const reminderSeconds = 86_400;

/** When a member is reminded of a conversation that stays unread. */
export const remindAt = ({ since }: Pick<UnreadConversation, 'since'>): Date => after(since, reminderSeconds);

/** A member's unread conversations, newest first. */
export async function unreadConversations(db: Db, accountId: string): Promise<UnreadConversation[]> {
  const { rows } = await sql<UnreadConversation>`
    select mine.conversation_id as id, mine.other_id as "otherId", profile.name, profile.fictional,
      unread.last_seq as "lastSeq", unread.since, unread.news,
      unread.first_seq = 1 and mine.mailed_seq = 0 as begins,
      mine.reminded_seq >= unread.first_seq as reminded, mine.pushed_seq >= unread.first_seq as pushed
    from conversation_member mine
    join profile on profile.id = mine.other_id
    join lateral (
      select count(*) filter (where seq > mine.mailed_seq)::integer as news, min(seq) as first_seq,
        max(seq) as last_seq, min(created_at) as since, max(created_at) as newest_at
      from message where message.conversation_id = mine.conversation_id and message.sender_id = mine.other_id
        and message.seq > greatest(mine.read_seq, mine.hidden_seq)
    ) unread on unread.first_seq is not null
    where mine.account_id = ${accountId}::uuid and ${senderCounts(accountId, sql`mine.other_id`)}
    order by unread.newest_at desc, mine.conversation_id`.execute(db);
  return rows;
}

/** The last messages of a conversation that a member was notified of. */
interface Notified {
  id: string;
  mailedSeq?: number;
  remindedSeq?: number;
  pushedSeq?: number;
}

/** Records what a member was mailed and reminded of. */
export async function markNotified(
  db: Db,
  accountId: string,
  conversations: readonly Notified[],
): Promise<void> {
  if (conversations.length === 0) return;
  const column = (name: Exclude<keyof Notified, 'id'>) => conversations.map((one) => one[name] ?? 0);
  await sql`
    with notified as (
      select * from unnest(${conversations.map(({ id }) => id)}::uuid[], ${column('mailedSeq')}::integer[],
        ${column('remindedSeq')}::integer[], ${column('pushedSeq')}::integer[])
        as notified (id, mailed_seq, reminded_seq, pushed_seq)
    ), locked as (
      select conversation_id from conversation_member
      where account_id = ${accountId}::uuid and conversation_id in (select id from notified)
      order by other_id for no key update
    )
    update conversation_member mine set mailed_seq = greatest(mine.mailed_seq, notified.mailed_seq),
      reminded_seq = greatest(mine.reminded_seq, notified.reminded_seq),
      pushed_seq = greatest(mine.pushed_seq, notified.pushed_seq)
    from notified join locked on locked.conversation_id = notified.id
    where mine.conversation_id = notified.id and mine.account_id = ${accountId}::uuid`.execute(db);
}
