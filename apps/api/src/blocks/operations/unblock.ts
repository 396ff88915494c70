import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';

export const unblock = operation(
  'unblock',
  { access: 'member', transaction: true },
  async ({ db, body, member }) => {
    await db
      .deleteFrom('block')
      .where('blocker_id', '=', member.id)
      .where('blocked_id', '=', knownId(body.profile))
      .returning('blocked_id')
      .executeTakeFirstOrThrow(() => new ApiError('not_found'));
    return { status: 204 };
  },
);
