import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import type { Photo } from '../../database/schema';
import { mayOpen } from '../../visibility/may-open';
import { othersPhotos, ownPhotos } from '../photos-json';

export const getPhotos = operation(
  'getPhotos',
  { access: 'visitor-search' },
  async ({ db, query, member, viewer, brand, clock }) => {
    const id = query.profile === undefined ? member?.id : knownId(query.profile);
    if (id === undefined) throw new ApiError('authentication_required');
    if (member && id === member.id)
      return { status: 200, body: await ownPhotos(db, member, brand.settings, clock.now()) };
    const rows = await db
      .selectFrom('profile')
      .leftJoin('photo', (join) =>
        join.onRef('photo.account_id', '=', 'profile.id').on('photo.status', '=', 'active'),
      )
      .selectAll('photo')
      .where('profile.id', '=', id)
      .where(mayOpen(viewer))
      .orderBy('photo.main', 'desc')
      .orderBy('photo.position')
      .orderBy('photo.id')
      .execute();
    if (rows.length === 0) throw new ApiError('not_found');
    const photos = rows.flatMap((row) => (row.id === null ? [] : [row as Photo]));
    return { status: 200, body: othersPhotos(photos, { paidUser: member?.paid_user ?? false }) };
  },
);
