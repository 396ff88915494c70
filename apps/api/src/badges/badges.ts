import { countBadgeCap } from '@heartwood/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/connection';
import { mayOpen, type Onlooker } from '../visibility/may-open';
import { notBlocked } from '../visibility/not-blocked';

/** Counts rows only up to one more than a badge displays. */
export function cappedCount(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from (${rows} limit ${sql.lit(countBadgeCap + 1)}) counted)`;
}

/**
 * The navigation's counters, each capped, as columns of any statement: unread messages and unseen likes, by
 * the rules of the chat list and of the likes list.
 */
export function badgeColumns(member: Onlooker<string>) {
  const { id: accountId, pool } = member;
  return [
    cappedCount(sql`
      select from conversation_member mine
      join message on message.conversation_id = mine.conversation_id
        and message.seq > greatest(mine.read_seq, mine.hidden_seq) and message.sender_id = mine.other_id
      join profile on profile.id = mine.other_id and profile.pool = ${pool} and profile.status = 'active'
      where mine.account_id = ${accountId}::uuid and ${notBlocked(accountId, 'mine.other_id')}`).as(
      'num_unread_messages',
    ),
    cappedCount(sql`
      select from liked
      join profile on profile.id = liked.from_id
      where liked.to_id = ${accountId}::uuid and liked.is_new and liked.revealed and ${mayOpen(member)}`).as(
      'num_new_likes',
    ),
  ] as const;
}

/** Counts a member's badges in one query. */
export function countBadges(db: Db, member: Onlooker<string>) {
  return db.selectNoFrom(badgeColumns(member)).executeTakeFirstOrThrow();
}
