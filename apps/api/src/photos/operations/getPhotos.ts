import { photoLimit, photoView } from '@heartwood/domain';
import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';
import { photoJson } from '../photo-json';

export const getPhotos = operation(
  'getPhotos',
  { access: 'visitor-search' },
  async ({ db, query, member, viewer, brand }) => {
    const id = query.profile === undefined ? member?.id : knownId(query.profile);
    if (id === undefined) throw new ApiError('authentication_required');
    const owner = id === member?.id;
    const rows = await db
      .selectFrom('profile')
      .leftJoin('photo', (join) =>
        join.onRef('photo.account_id', '=', 'profile.id').on('photo.status', '<>', 'rejected'),
      )
      .selectAll('photo')
      .where('profile.id', '=', id)
      .where(mayOpen(viewer))
      .orderBy('photo.main', 'desc')
      .orderBy('photo.position')
      .orderBy('photo.id')
      .execute();
    if (rows.length === 0) throw new ApiError('not_found');
    const sight = { owner, paidUser: member?.paid_user ?? false };
    const photos = rows.flatMap((row) => (row.id === null ? [] : [row as Parameters<typeof photoJson>[0]]));
    const views = photos.map((photo) => ({
      photo,
      view: photoView({ ...photo, status: photo.status === 'active' ? 'active' : 'inspection' }, sight),
    }));
    return {
      status: 200,
      body: {
        photos: views
          .filter(({ view }) => view === 'clear' || view === 'blurred')
          .map(({ photo }) => photoJson(photo)),
        private_count: photos.filter((photo) => photo.private && (owner || photo.status === 'active')).length,
        max: owner && member ? photoLimit(member.paid_user, brand.settings) : null,
      },
    };
  },
);
