import { lockPair } from '../../database/locks';
import { job } from '../../jobs/job';
import { notifyGivenLike } from '../notify-like';

/** A like, and its giver's brand. */
interface LikeOfBrand {
  byId: string;
  accountId: string;
  brandId: string;
}

/** Notifies the recipient of a like that its giver gave before confirming the address, unless it was withdrawn. */
export const heldLike = job<LikeOfBrand>('like.held', async ({ byId, accountId, brandId }, services) => {
  const brand = services.brands.byId(brandId);
  if (!brand) return;
  await services.inTransaction(async (scope) => {
    await lockPair(scope.db, byId, accountId);
    const like = await scope.db
      .selectFrom('liked')
      .select('to_id')
      .where('from_id', '=', byId)
      .where('to_id', '=', accountId)
      .where('is_new', '=', true)
      .where('revealed', '=', true)
      .executeTakeFirst();
    if (like) await notifyGivenLike(scope, { byId, accountId, brand });
  });
});
