import { ApiError } from '../../kernel/api-error';
import { knownId } from '../../kernel/ids';
import { operation } from '../../kernel/operation';
import { lockGallery, settleGallery } from '../gallery';
import { removePhotoFiles } from '../jobs/remove-photo-files';
import { keysOf } from '../stored-photo';

/** Deletes one of the member's photos with its files; a rejected one disappears from the list. */
export const deletePhoto = operation(
  'deletePhoto',
  { access: 'member', transaction: true },
  async ({ db, body, member, jobs }) => {
    const id = knownId(body.id);
    await lockGallery(db, member.id);
    const photo = await db
      .deleteFrom('photo')
      .where('id', '=', id)
      .where('account_id', '=', member.id)
      .returningAll()
      .executeTakeFirst();
    if (!photo) throw new ApiError('not_found');
    if (photo.status !== 'rejected') await jobs.add(removePhotoFiles, { keys: keysOf(photo) });
    await settleGallery(db, member.id);
    return { status: 204 };
  },
);
