import type { MemberCard } from '@heartwood/api-contract';
import { brandTime } from '../kernel/brand-time';
import { ApiError } from '../kernel/api-error';
import type { Context } from '../kernel/operation';
import { takeWaitingLike } from './waiting-like';

/**
 * Answers with the next like that waits for the member, who gets each once.
 * @throws ApiError not_found when none waits
 */
export async function autoLike({
  db,
  member,
  brand,
  clock,
}: Pick<Context<'postAutoLike', { access: 'member' }>, 'db' | 'member' | 'brand' | 'clock'>): Promise<{
  status: 200;
  body: MemberCard;
}> {
  const viewer = { id: member.id, pool: brand.pool, ...brandTime(brand, clock.now()) };
  const card = await takeWaitingLike(db, viewer);
  if (!card) throw new ApiError('not_found');
  return { status: 200, body: card };
}
