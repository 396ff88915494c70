import type { MemberCard } from '@heartwood/api-contract';
import { operation, type ReplayContext } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';
import { autoLike } from '../auto-like';

/** Whether the one who was shown may still be opened. */
async function mayReplay({ db, member, brand }: ReplayContext, card: unknown): Promise<boolean> {
  const { id } = card as MemberCard;
  const shown = db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', id)
    .where(mayOpen(member?.id ?? null, brand.pool));
  return (await shown.executeTakeFirst()) !== undefined;
}

export const postAutoLike = operation(
  'postAutoLike',
  { access: 'member', transaction: true, mayReplay },
  autoLike,
);
