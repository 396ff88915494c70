import { lockPair } from '../../database/locks';
import { job } from '../../jobs/job';
import { brandTime } from '../../kernel/brand-time';
import { notifyLike } from '../../likes/notify-like';

/** A swipe and its brand. */
interface SwipeOfBrand {
  swipe: number;
  brandId: string;
}

/**
 * Notifies the recipient of a swipe game like once it can no longer be undone. From then on it is an ordinary
 * like; an undone one is never reported.
 */
export const revealSwipeLike = job<SwipeOfBrand>('swipe.tell', async ({ swipe: id, brandId }, services) => {
  await services.inTransaction(async (scope) => {
    const { db, clock } = scope;
    const given = await db
      .selectFrom('swipe')
      .select(['account_id', 'other_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!given) return;
    const { account_id: byId, other_id: accountId } = given;
    await lockPair(db, byId, accountId);
    const like = await db
      .updateTable('liked')
      .set({ revealed: true })
      .where('from_id', '=', byId)
      .where('to_id', '=', accountId)
      .where('revealed', '=', false)
      .where(({ exists, selectFrom }) => exists(selectFrom('swipe').select('id').where('id', '=', id)))
      .returning('to_id')
      .executeTakeFirst();
    const brand = services.brands.byId(brandId);
    if (!like || !brand) return;
    const { pool } = brand;
    const likedBack = await db
      .selectFrom('liked')
      .select('to_id')
      .where('from_id', '=', accountId)
      .where('to_id', '=', byId)
      .executeTakeFirst();
    const type = likedBack ? 'match' : 'like';
    const at = brandTime(brand, clock.now());
    await notifyLike(scope, { type, accountId, about: byId, byId, pool, at });
  });
});
