import { countBadges } from '../../badges/badges';
import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { notify } from '../../notifications/notify';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { mayOpen } from '../../visibility/may-open';

export const like = operation(
  'like',
  { access: 'member', transaction: true, limits: ['like'] },
  async (context) => {
    const { db, body, member, viewer, clock } = context;
    const { pool } = viewer;
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
      .where(mayOpen(viewer))
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    const added = await db
      .insertInto('liked')
      .values({ from_id: member.id, to_id: id, pool, created_at: clock.now() })
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
    const tell = async (accountId: string, about: string) => {
      const { num_new_likes } = await countBadges(db, accountId, pool);
      const row = await cardsQuery(db, accountId).where('profile.id', '=', about).executeTakeFirstOrThrow();
      const page = { profile: memberCard(row, viewer), num_new_likes };
      const type = match ? 'match' : 'like';
      await notify(context, { type, accountId, byId: member.id, page, facts: { pool } });
    };
    if (added) await tell(id, member.id);
    if (added && match) await tell(member.id, id);
    return { status: 200, body: { match } };
  },
);
