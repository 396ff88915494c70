import { job } from '../../jobs/job';
import { mayOpen } from '../../visibility/may-open';
import { pushMessages } from '../messages';
import { tellByPush } from '../tell-by-push';

interface NewLike {
  recipientId: string;
  fromId: string;
  pool: string;
}

/**
 * Tells a member's browsers who likes them, unless the like is seen or taken back by now, or they may not meet. A like
 * that is taken back and given again within a day is the same event.
 */
export const pushLike = job<NewLike>('push.like', async ({ recipientId, fromId, pool }, services) => {
  const like = await services.db
    .selectFrom('liked')
    .innerJoin('profile', 'profile.id', 'liked.from_id')
    .innerJoin('account', 'account.id', 'liked.from_id')
    .leftJoin('liked as back', (join) =>
      join.on('back.from_id', '=', recipientId).on('back.to_id', '=', fromId),
    )
    .select(['profile.name', 'profile.fictional', 'back.from_id as liked_back'])
    .where('liked.from_id', '=', fromId)
    .where('liked.to_id', '=', recipientId)
    .where('liked.is_new', '=', true)
    .where('account.status', '=', 'active')
    .where(mayOpen(recipientId, pool))
    .executeTakeFirst();
  if (!like) return;
  const { name, fictional, liked_back } = like;
  await tellByPush(services, {
    recipientId,
    type: 'like',
    event: `like:${fromId}`,
    tag: `like:${fromId}`,
    path: '/likes',
    from: { name, fictional },
    text: liked_back === null ? pushMessages.like : pushMessages.match,
  });
});
