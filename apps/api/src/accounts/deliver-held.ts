import { deliverWaitingMessages } from '../chat/waiting-messages';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { heldLike } from '../likes/jobs/held-like';

/**
 * Delivers what a member sent before confirming the address: messages at once, likes by a job each. The account must be
 * locked by `lockForDelivery`.
 */
export async function deliverHeld(
  scope: Scope,
  accountId: string,
  brand: Pick<Brand, 'id' | 'pool'>,
): Promise<void> {
  await deliverWaitingMessages(scope, accountId, brand);
  const likes = await scope.db
    .selectFrom('liked')
    .select('to_id')
    .where('from_id', '=', accountId)
    .where('is_new', '=', true)
    .execute();
  for (const { to_id } of likes)
    await scope.jobs.add(heldLike, { byId: accountId, accountId: to_id, brandId: brand.id });
}
