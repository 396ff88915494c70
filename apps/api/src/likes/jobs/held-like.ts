import { lockPair } from '../../database/locks';
import { job } from '../../jobs/job';
import { notifyGivenLike } from '../notify-like';

/** A like, when it was given, and the brand on which its giver confirmed the address. */
interface HeldLike {
  byId: string;
  accountId: string;
  at: string;
  brandId: string;
}

/**
 * Notifies the recipient of a like that its giver gave before confirming the address, unless it was withdrawn; if it was
 * given again since, it has notified already.
 */
export const heldLike = job<HeldLike>('like.held', async ({ byId, accountId, at, brandId }, services) => {
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
      .where('created_at', '=', new Date(at))
      .executeTakeFirst();
    if (like) await notifyGivenLike(scope, { byId, accountId, brand });
  });
});
