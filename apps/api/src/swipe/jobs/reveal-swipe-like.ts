import { lockAccount, lockPair } from '../../database/locks';
import { job } from '../../jobs/job';
import { notifyGivenLike } from '../../likes/notify-like';

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
    const { db } = scope;
    const given = await db
      .selectFrom('swipe')
      .select(['account_id', 'other_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!given) return;
    const { account_id: byId, other_id: accountId } = given;
    await lockPair(db, byId, accountId);
    await lockAccount(db, byId).execute();
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
    if (like && brand) await notifyGivenLike(scope, { byId, accountId, brand });
  });
});
