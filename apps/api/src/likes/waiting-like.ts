import type { BrandTime } from '../kernel/brand-time';
import type { MemberCard } from '@heartwood/api-contract';
import type { Db } from '../database/connection';
import { cardsQuery, memberCard } from '../profiles/member-card';
import { mayOpen } from '../visibility/may-open';

/**
 * Takes the oldest like that this member has not been shown yet and marks it as shown; null when none waits. Two
 * pages that ask at once never get the same one.
 */
export async function takeWaitingLike(
  db: Db,
  viewer: { id: string; pool: string } & BrandTime,
): Promise<MemberCard | null> {
  const taken = await db
    .updateTable('liked')
    .set({ shown_at: viewer.now })
    .where('to_id', '=', viewer.id)
    .where('from_id', '=', (select) =>
      select
        .selectFrom('liked as waiting')
        .innerJoin('profile', 'profile.id', 'waiting.from_id')
        .select('waiting.from_id')
        .where('waiting.to_id', '=', viewer.id)
        .where('waiting.shown_at', 'is', null)
        .where('waiting.is_new', '=', true)
        .where(mayOpen(viewer.id, viewer.pool))
        .orderBy('waiting.created_at')
        .orderBy('waiting.from_id')
        .limit(1),
    )
    .where('shown_at', 'is', null)
    .returning('from_id')
    .executeTakeFirst();
  if (!taken) return null;
  const row = await cardsQuery(db, viewer.id)
    .where('profile.id', '=', taken.from_id)
    .executeTakeFirstOrThrow();
  return memberCard(row, viewer);
}
