import { swipeLikesPerDay, swipeTakeBackSeconds } from '@heartwood/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connection';
import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { dayText, endOfDay } from '../../kernel/brand-time';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import type { Viewer } from '../../kernel/viewer';
import { giveLike } from '../../likes/give-like';
import { mayOpen } from '../../visibility/may-open';
import { revealSwipeLike } from '../jobs/reveal-swipe-like';
import { countSwipeLike, giveBackSwipeLike, likesLeft } from '../swipe-day';

/** Stores a swipe as the member's last one, and returns its number. */
async function remember(
  db: Db,
  viewer: Viewer<string>,
  otherId: string,
  how: { liked: boolean; cleared_new: boolean },
): Promise<number> {
  const swipe = { ...how, day: dayText(viewer), swiped_at: viewer.now };
  const { id } = await db
    .insertInto('swipe')
    .values({ account_id: viewer.id, other_id: otherId, ...swipe })
    .onConflict((conflict) => conflict.constraint('swipe_pair').doUpdateSet({ ...swipe, id: sql`default` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Skips a member whom the viewer may open, under the pair's lock; existing likes stay. */
async function skip(db: Db, viewer: Viewer<string>, otherId: string): Promise<void> {
  const { liked } = await db
    .selectFrom('profile')
    .leftJoin('liked', (join) =>
      join.onRef('liked.to_id', '=', 'profile.id').on('liked.from_id', '=', viewer.id),
    )
    .select('liked.to_id as liked')
    .where('profile.id', '=', otherId)
    .where(mayOpen(viewer))
    .executeTakeFirstOrThrow(() => new ApiError('not_found'));
  if (liked === null) await remember(db, viewer, otherId, { liked: false, cleared_new: false });
}

export const swipe = operation(
  'swipe',
  { access: 'member', transaction: true },
  async ({ db, body, member, viewer, brand, jobs }) => {
    const otherId = knownId(body.profile);
    if (otherId === member.id) throw new ApiError('own_profile');
    const today = { accountId: member.id, day: dayText(viewer) };
    const renews = endOfDay(brand.manifest.time_zone, viewer);
    const renews_at = renews.toISOString();
    if (!body.liked) {
      await lockPair(db, member.id, otherId);
      await skip(db, viewer, otherId);
      return { status: 200, body: { match: false, likes_left: await likesLeft(db, today), renews_at } };
    }
    const left = await countSwipeLike(db, today);
    if (left === null) {
      throw new ApiError('swipe_limit_reached', {
        data: { max: swipeLikesPerDay },
        retryAfter: Math.ceil((renews.getTime() - viewer.now.getTime()) / 1000),
      });
    }
    await lockPair(db, member.id, otherId);
    const { added, match, cleared } = await giveLike(db, { viewer, toId: otherId, revealed: false });
    if (!added) {
      return { status: 200, body: { match, likes_left: await giveBackSwipeLike(db, today), renews_at } };
    }
    const id = await remember(db, viewer, otherId, { liked: true, cleared_new: cleared });
    await jobs.add(revealSwipeLike, { swipe: id, brandId: brand.id }, { startAfter: swipeTakeBackSeconds });
    return { status: 200, body: { match, likes_left: left, renews_at } };
  },
);
