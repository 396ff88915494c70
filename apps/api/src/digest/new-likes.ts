import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { senderCounts } from '../notifications/open-channels';
import { mayOpen, type Onlooker } from '../visibility/may-open';

/** A like that hasn't been mailed yet. */
export interface NewLike {
  fromId: string;
  name: string;
  fictional: boolean;
  /** The like is mutual. */
  match: boolean;
}

/** A member's unseen likes, matches first, then newest first. */
export async function newLikes(db: Db, member: Onlooker<string>): Promise<NewLike[]> {
  const { rows } = await sql<NewLike>`
    select liked.from_id as "fromId", profile.name, profile.fictional, exists (
      select from liked back where back.from_id = liked.to_id and back.to_id = liked.from_id
    ) as match
    from liked join profile on profile.id = liked.from_id
    where liked.to_id = ${member.id}::uuid and liked.is_new and liked.revealed and not liked.mailed
      and ${mayOpen(member)} and ${senderCounts(member.id, sql`liked.from_id`)}
    order by match desc, liked.created_at desc, liked.from_id`.execute(db);
  return rows;
}

/** Records that likes were mailed to a member. */
export async function keepLikesMailed(db: Db, accountId: string, likes: readonly NewLike[]): Promise<void> {
  if (likes.length === 0) return;
  await sql`
    with locked as (
      select from_id from liked
      where to_id = ${accountId}::uuid and from_id = any(${likes.map(({ fromId }) => fromId)}::uuid[])
      order by from_id for no key update
    )
    update liked set mailed = true from locked
    where liked.from_id = locked.from_id and liked.to_id = ${accountId}::uuid`.execute(db);
}
