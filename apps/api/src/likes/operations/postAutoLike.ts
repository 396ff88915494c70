import type { MemberCard } from '@heartwood/api-contract';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { cardsQuery, memberCard } from '../../profiles/member-card';
import { mayOpen } from '../../visibility/may-open';

/**
 * Returns the oldest unseen like and marks it as seen. Concurrent requests never get the same one; a replayed
 * response shows members who may still be opened.
 */
export const postAutoLike = operation(
  'postAutoLike',
  {
    access: 'member',
    transaction: true,
    async mayReplay(db, viewer, card) {
      const { id } = card as MemberCard;
      const shown = db.selectFrom('profile').select('id').where('id', '=', id).where(mayOpen(viewer));
      return (await shown.executeTakeFirst()) !== undefined;
    },
  },
  async ({ db, viewer }) => {
    const { from_id } = await db
      .updateTable('liked')
      .set({ shown_at: viewer.now })
      .where('to_id', '=', viewer.id)
      .where('from_id', '=', (select) =>
        select
          .selectFrom('liked as waiting')
          .innerJoin('profile', 'profile.id', 'waiting.from_id')
          .select('waiting.from_id')
          .where('waiting.to_id', '=', viewer.id)
          .where('waiting.shown_at', 'is', null)
          .where('waiting.is_new', '=', true)
          .where('waiting.revealed', '=', true)
          .where(mayOpen(viewer))
          .orderBy('waiting.created_at')
          .orderBy('waiting.from_id')
          .limit(1)
          .forUpdate('waiting')
          .skipLocked(),
      )
      .where('shown_at', 'is', null)
      .returning('from_id')
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    const row = await cardsQuery(db, viewer.id).where('profile.id', '=', from_id).executeTakeFirstOrThrow();
    return { status: 200, body: memberCard(row, viewer) };
  },
);
