import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';

export const clearNewLike = operation(
  'clearNewLike',
  { access: 'member', transaction: true },
  async ({ db, body, member, viewer }) => {
    const fromId = knownId(body.profile);
    await db
      .updateTable('liked')
      .from('profile')
      .set({ is_new: false })
      .where('from_id', '=', fromId)
      .where('to_id', '=', member.id)
      .where('revealed', '=', true)
      .whereRef('profile.id', '=', 'from_id')
      .where(mayOpen(viewer))
      .returning('from_id')
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    const mine = await db
      .selectFrom('liked')
      .select('to_id')
      .where('from_id', '=', member.id)
      .where('to_id', '=', fromId)
      .executeTakeFirst();
    return { status: 200, body: { match: mine !== undefined } };
  },
);
