import { swipeLikesPerDay } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connection';

interface MemberDay {
  accountId: string;
  /** The date in the brand's time zone. */
  day: string;
}

/** Remaining likes on that date. */
export async function likesLeft(db: Db, { accountId, day }: MemberDay): Promise<number> {
  const row = await db
    .selectFrom('swipe_day')
    .select('likes')
    .where('account_id', '=', accountId)
    .where('day', '=', day)
    .executeTakeFirst();
  return Math.max(0, swipeLikesPerDay - (row?.likes ?? 0));
}

/**
 * Counts a like on the date, safe against concurrent ones, and returns the remaining number; null if none was
 * left.
 */
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

/** Undoes a counted like, and returns the remaining number. */
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
