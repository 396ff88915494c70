import { ApiError } from '../../kernel/api-error';
import type { Scope } from '../../kernel/scope';
import { limitOf, spentBy, type KeptLimit } from '../ledger/spending';

/**
 * Refuses what takes a member above the limit they set themselves for 30 days, once the new payment is written and under
 * the lock of the member's account. The error says what is left of the limit.
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
  const { spent, open } = await spentBy(db, member.id, now);
  const left = limit - spent - open;
  if (left < 0)
    throw new ApiError('spend_limit_reached', { data: { amount: Math.max(0, left + amount), currency } });
}
