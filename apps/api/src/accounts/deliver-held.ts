import { deliverWaitingMessages } from '../chat/waiting-messages';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { heldLike } from '../likes/jobs/held-like';

/**
 * Delivers what a member sent before confirming the address, under the locks of `lockForDelivery`: messages at once, and
 * likes by a job each, which locks its pair. A like given meanwhile waits for the account's lock, and a swipe like that
 * can still be taken back has a job of its own: both notify by themselves.
 */
export async function deliverHeld(
  scope: Scope,
  accountId: string,
  brand: Pick<Brand, 'id' | 'pool'>,
): Promise<void> {
  await deliverWaitingMessages(scope, accountId, brand);
  const likes = await scope.db
    .selectFrom('liked')
    .select(['to_id', 'created_at'])
    .where('from_id', '=', accountId)
    .where('is_new', '=', true)
    .where('revealed', '=', true)
    .execute();
  for (const { to_id, created_at } of likes) {
    const like = { byId: accountId, accountId: to_id, at: created_at.toISOString(), brandId: brand.id };
    await scope.jobs.add(heldLike, like);
  }
}
