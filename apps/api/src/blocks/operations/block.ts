import { lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';

export const block = operation(
  'block',
  { access: 'member', transaction: true },
  async ({ db, body, member, viewer, clock }) => {
    const id = knownId(body.profile);
    if (id === member.id) throw new ApiError('own_profile');
    await lockPair(db, member.id, id);
    const already = await db
      .selectFrom('block')
      .select('blocked_id')
      .where('blocker_id', '=', member.id)
      .where('blocked_id', '=', id)
      .executeTakeFirst();
    if (already) return { status: 204 };
    await db
      .selectFrom('profile')
      .select('profile.id')
      .where('profile.id', '=', id)
      .where(mayOpen(viewer))
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    await db
      .insertInto('block')
      .values({ blocker_id: member.id, blocked_id: id, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { status: 204 };
  },
);
