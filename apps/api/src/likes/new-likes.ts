import { mayOpen } from '../profiles/meeting';
import type { Db } from '../database/connection';

/** How many members like this one whom they may see and have not looked at yet. */
export async function countNewLikes(db: Db, memberId: string, pool: string): Promise<number> {
  const { count } = await db
    .selectFrom('liked')
    .innerJoin('profile', 'profile.id', 'liked.from_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('liked.to_id', '=', memberId)
    .where('liked.is_new', '=', true)
    .where(mayOpen(memberId, pool))
    .executeTakeFirstOrThrow();
  return count;
}
