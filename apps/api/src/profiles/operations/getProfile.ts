import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { findProfile } from '../profile-json';

export const getProfile = operation(
  'getProfile',
  { access: 'visitor-search', limits: ['profile-view'] },
  async ({ db, query, member, viewer, brand }) => {
    const id = query.id === undefined ? member?.id : knownId(query.id);
    if (id === undefined) throw new ApiError('authentication_required');
    const profile = await findProfile(db, viewer, id, brand);
    if (!profile) throw new ApiError('not_found');
    if (member && profile.like_new) {
      await db
        .updateTable('liked')
        .set({ is_new: false })
        .where('from_id', '=', id)
        .where('to_id', '=', member.id)
        .execute();
    }
    return { status: 200, body: { profile } };
  },
);
