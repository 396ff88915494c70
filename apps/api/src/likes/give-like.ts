import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Viewer } from '../kernel/viewer';
import { mayOpen } from '../visibility/may-open';

/** A like's two members; `revealed` is false for a like revealed to the recipient later. */
interface Given {
  viewer: Viewer<string>;
  toId: string;
  revealed: boolean;
}

/**
 * Likes a member whom the viewer may open, under the pair's lock. A like that meets the other's like is a
 * match: that one is no longer new, and visible from now on. `cleared` reports whether it was new until then.
 */
export async function giveLike(
  db: Db,
  { viewer, toId, revealed }: Given,
): Promise<{ added: boolean; match: boolean; cleared: boolean }> {
  const { id: fromId, pool, now } = viewer;
  const other = await db
    .selectFrom('profile')
    .leftJoin('liked', (join) =>
      join.onRef('liked.from_id', '=', 'profile.id').on('liked.to_id', '=', fromId),
    )
    .select(['profile.id', 'liked.from_id as likes_back'])
    .where('profile.id', '=', toId)
    .where(mayOpen(viewer))
    .executeTakeFirstOrThrow(() => new ApiError('not_found'));
  const added = await db
    .insertInto('liked')
    .values({ from_id: fromId, to_id: toId, pool, created_at: now, revealed })
    .onConflict((conflict) => conflict.doNothing())
    .returning('to_id')
    .executeTakeFirst();
  const match = other.likes_back !== null;
  const cleared =
    match &&
    (await db
      .updateTable('liked')
      .set({ is_new: false, revealed: true })
      .where('from_id', '=', toId)
      .where('to_id', '=', fromId)
      .where('is_new', '=', true)
      .returning('to_id')
      .executeTakeFirst()) !== undefined;
  return { added: added !== undefined, match, cleared };
}
