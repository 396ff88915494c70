import type { MemberCard } from '@heartwood/api-contract';
import { swipeTakeBackSeconds } from '@heartwood/domain';
import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { dayText } from '../../kernel/brand-time';
import { after } from '../../kernel/clock';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { mayOpen } from '../../visibility/may-open';
import { giveBackSwipeLike, likesLeft } from '../swipe-day';

const gone = () => new ApiError('not_found');

export const takeBackSwipe = operation(
  'takeBackSwipe',
  {
    access: 'member',
    transaction: true,
    async mayReplay(db, viewer, answer) {
      const { profile } = answer as { profile: MemberCard };
      const shown = db.selectFrom('profile').select('id').where('id', '=', profile.id);
      return (await shown.where(mayOpen(viewer)).executeTakeFirst()) !== undefined;
    },
  },
  async ({ db, body, member, viewer }) => {
    const swiped = db
      .selectFrom('swipe')
      .select(['id', 'other_id', 'liked', 'day'])
      .where('account_id', '=', member.id)
      .where('swiped_at', '>', after(viewer.now, -swipeTakeBackSeconds));
    const made = await (
      body ? swiped.where('other_id', '=', knownId(body.profile)) : swiped.orderBy('id', 'desc').limit(1)
    ).executeTakeFirstOrThrow(gone);
    const otherId = made.other_id;
    if (made.liked) await giveBackSwipeLike(db, { accountId: member.id, day: made.day });
    await lockPair(db, member.id, otherId);
    if (made.liked) {
      await db
        .deleteFrom('liked')
        .where('from_id', '=', member.id)
        .where('to_id', '=', otherId)
        .where('revealed', '=', false)
        .returning('to_id')
        .executeTakeFirstOrThrow(gone);
    }
    const { cleared_new } = await db
      .deleteFrom('swipe')
      .where('id', '=', made.id)
      .returning('cleared_new')
      .executeTakeFirstOrThrow(gone);
    if (cleared_new) {
      await db
        .updateTable('liked')
        .set({ is_new: true })
        .where('from_id', '=', otherId)
        .where('to_id', '=', member.id)
        .execute();
    }
    const row = await cardsQuery(db, member.id)
      .where('profile.id', '=', otherId)
      .where(mayOpen(viewer))
      .executeTakeFirstOrThrow(gone);
    const left = await likesLeft(db, { accountId: member.id, day: dayText(viewer) });
    return { status: 200, body: { profile: memberCard(row, viewer), likes_left: left } };
  },
);
