import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { mayOpen, notBlocked } from '../profiles/meeting';

/** What the navigation shows as numbers: messages not read and likes not seen. */
export interface Badges {
  num_unread_messages: number;
  num_new_likes: number;
}

/** Counts a member's badges in one query, by the rules of the chat list and of the likes' list. */
export async function countBadges(db: Db, accountId: string, pool: string): Promise<Badges> {
  const { rows } = await sql<Badges>`
    select
      (
        select count(*)::integer from conversation_member mine
        join message on message.conversation_id = mine.conversation_id
          and message.seq > greatest(mine.read_seq, mine.hidden_seq) and message.sender_id = mine.other_id
        join profile on profile.id = mine.other_id and profile.pool = ${pool} and profile.status = 'active'
        where mine.account_id = ${accountId}::uuid and ${notBlocked(accountId, 'mine.other_id')}
      ) as num_unread_messages,
      (
        select count(*)::integer from liked
        join profile on profile.id = liked.from_id
        where liked.to_id = ${accountId}::uuid and liked.is_new and ${mayOpen(accountId, pool)}
      ) as num_new_likes`.execute(db);
  return rows[0] ?? { num_unread_messages: 0, num_new_likes: 0 };
}
