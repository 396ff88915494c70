import { swipeLikesPerDay } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';

interface MemberDay {
  accountId: string;
  /** The brand's day. */
  day: string;
}

/** Likes that are left on that day. */
export async function likesLeft(db: Db, { accountId, day }: MemberDay): Promise<number> {
  const row = await db
    .selectFrom('swipe_day')
    .select('likes')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return Math.max(0, swipeLikesPerDay - (row?.likes ?? 0));
}

/** Counts a like of the day, however many come at once, and gives how many are left; null where none was. */
export async function countSwipeLike(db: Db, { accountId, day }: MemberDay): Promise<number | null> {
  const row = await db
    .insertInto('swipe_day')
    .values({ account_id: accountId, day, likes: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet({ likes: sql`swipe_day.likes + 1` })
        .where('swipe_day.likes', '<', swipeLikesPerDay),
    )
    .returning('likes')
    .executeTakeFirst();
  return row ? swipeLikesPerDay - row.likes : null;
}

/** Gives a counted like back, and how many are left. */
export async function giveBackSwipeLike(db: Db, { accountId, day }: MemberDay): Promise<number> {
  const { likes } = await db
    .updateTable('swipe_day')
    .set({ likes: sql`greatest(likes - 1, 0)` })
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return swipeLikesPerDay - likes;
}
