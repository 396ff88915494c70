import { lockAccount, lockPair } from '../../database/locks';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { giveLike } from '../give-like';
import { notifyLike } from '../notify-like';

export const like = operation(
  'like',
  { access: 'member', transaction: true, limits: ['like'] },
  async (context) => {
    const { db, body, member, viewer } = context;
    const id = knownId(body.profile);
    if (id === member.id) throw new ApiError('own_profile');
    await lockPair(db, member.id, id);
    await lockAccount(db, member.id).execute();
    const { added, match } = await giveLike(db, { viewer, toId: id, revealed: true });
    const news = { type: match ? 'match' : 'like', byId: member.id, pool: viewer.pool, at: viewer } as const;
    if (added) await notifyLike(context, { ...news, accountId: id, about: member.id });
    if (added && match) await notifyLike(context, { ...news, accountId: member.id, about: id });
    return { status: 200, body: { match } };
  },
);
