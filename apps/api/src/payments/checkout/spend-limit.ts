import { ApiError } from '../../kernel/api-error';
import type { Scope } from '../../kernel/scope';
import { limitOf, spentIn, type KeptLimit } from '../ledger/spending';

/**
 * Rejects a payment that exceeds the limit members set for themselves per 30 days, in its currency, once it
 * is inserted and under the lock of the member's account. The error reports the rest of the limit.
 * @throws ApiError spend_limit_reached
 */
export async function checkSpendLimit(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  member: KeptLimit & { id: string },
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const now = clock.now();
  const { limit } = limitOf(member, now);
  if (limit === null) return;
  const { spent, open } = await spentIn(db, member.id, { currency, now });
  const left = limit - spent - open;
  if (left < 0)
    throw new ApiError('spend_limit_reached', { data: { amount: Math.max(0, left + amount), currency } });
}
