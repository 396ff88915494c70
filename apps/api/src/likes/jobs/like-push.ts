import { pushJob, type PushDelivery } from '../../notifications/push-job';
import type { News } from '../../push/send-push';
import type { Services } from '../../services';
import { mayOpen } from '../../visibility/may-open';

/**
 * A like that hasn't been seen or withdrawn, from someone the member may meet. Withdrawn and repeated within
 * a day, it is the same event.
 */
async function newsOfLike(
  { accountId, byId, facts: { pool, brand } }: PushDelivery<'like'>,
  { db }: Services,
): Promise<News | null> {
  const like = await db
    .selectFrom('liked')
    .innerJoin('profile', 'profile.id', 'liked.from_id')
    .select(['profile.name', 'profile.fictional'])
    .where('liked.from_id', '=', byId)
    .where('liked.to_id', '=', accountId)
    .where('liked.is_new', '=', true)
    .where(mayOpen({ id: accountId, pool, brand }))
    .executeTakeFirst();
  const about = `like:${byId}`;
  return like ? { event: about, tag: about, path: '/likes', from: like } : null;
}

/** Pushes a new like. */
export const likePush = pushJob('like', newsOfLike);

/** Pushes a match. */
export const matchPush = pushJob('match', newsOfLike);
