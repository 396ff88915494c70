import type { MemberCard } from '@heartwood/api-contract';
import { swipeTakeBackSeconds } from '@heartwood/domain';
import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { dayText } from '../../kernel/brand-time';
import { after } from '../../kernel/clock';
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
  async ({ db, member, viewer }) => {
    const last = await db
      .selectFrom('swipe')
      .select(['id', 'other_id', 'liked', 'day', 'swiped_at'])
      .where('account_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(gone);
    if (last.swiped_at <= after(viewer.now, -swipeTakeBackSeconds)) throw gone();
    if (last.liked) await giveBackSwipeLike(db, { accountId: member.id, day: last.day });
    await lockPair(db, member.id, last.other_id);
    if (last.liked) {
      await db
        .deleteFrom('liked')
        .where('from_id', '=', member.id)
        .where('to_id', '=', last.other_id)
        .where('told', '=', false)
        .returning('to_id')
        .executeTakeFirstOrThrow(gone);
    }
    await db.deleteFrom('swipe').where('id', '=', last.id).returning('id').executeTakeFirstOrThrow(gone);
    const row = await cardsQuery(db, member.id)
      .where('profile.id', '=', last.other_id)
      .where(mayOpen(viewer))
      .executeTakeFirstOrThrow(gone);
    const left = await likesLeft(db, { accountId: member.id, day: dayText(viewer) });
    return { status: 200, body: { profile: memberCard(row, viewer), likes_left: left } };
  },
);
