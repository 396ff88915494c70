import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { announceLike } from '../announce-like';
import { mayOpen } from '../../visibility/may-open';

export const like = operation(
  'like',
  { access: 'member', transaction: true, limits: ['like'] },
  async (context) => {
    const { db, body, member, brand, clock } = context;
    const id = knownId(body.profile);
    if (id === member.id) throw new ApiError('own_profile');
    await lockPair(db, member.id, id);
    const other = await db
      .selectFrom('profile')
      .leftJoin('liked', (join) =>
        join.onRef('liked.from_id', '=', 'profile.id').on('liked.to_id', '=', member.id),
      )
      .select(['profile.id', 'liked.from_id as likes_back'])
      .where('profile.id', '=', id)
      .where(mayOpen(member.id, brand.pool))
      .executeTakeFirst();
    if (!other) throw new ApiError('not_found');
    const added = await db
      .insertInto('liked')
      .values({ from_id: member.id, to_id: id, pool: brand.pool, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('to_id')
      .executeTakeFirst();
    const match = other.likes_back !== null;
    if (match) {
      await db
        .updateTable('liked')
        .set({ is_new: false })
        .where('from_id', '=', id)
        .where('to_id', '=', member.id)
        .execute();
    }
    if (added) await announceLike(context, { fromId: member.id, toId: id, match, brand });
    return { status: 200, body: { match } };
  },
);
