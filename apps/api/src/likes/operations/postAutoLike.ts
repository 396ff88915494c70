import { brandTime } from '../../kernel/brand-time';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { takeWaitingLike } from '../waiting-like';

export const postAutoLike = operation(
  'postAutoLike',
  { access: 'member', transaction: true },
  async ({ db, member, brand, clock }) => {
    const card = await takeWaitingLike(db, {
      id: member.id,
      pool: brand.pool,
      ...brandTime(brand, clock.now()),
    });
    if (!card) throw new ApiError('not_found');
    return { status: 200, body: card };
  },
);
