import { newPhotoStatus, photoLimit } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { lockGallery, settleGallery } from '../gallery';
import { photoJson } from '../photo-json';
import { makeVariants, PhotoError, type PhotoVariants } from '../pipeline';
import { keysOf, storePhoto } from '../stored-photo';

async function variantsOf(file: Uint8Array): Promise<PhotoVariants> {
  try {
    return await makeVariants(file);
  } catch (error) {
    if (error instanceof PhotoError) throw new ApiError('photo_invalid', { message: error.message });
    throw error;
  }
}

export const uploadPhoto = operation(
  'uploadPhoto',
  { access: 'member', transaction: 'later', limits: ['upload', 'upload-long'] },
  async ({ upload, member, brand, services, clock, writeOnce }) => {
    if (!upload) throw invalidFields({ file: 'required' });
    const isPrivate = upload.fields.private === 'true';
    const max = photoLimit(member.paid_user, brand.settings);
    const { count } = await services.db
      .selectFrom('photo')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', member.id)
      .where('status', '<>', 'rejected')
      .executeTakeFirstOrThrow();
    if (count >= max) throw new ApiError('photo_limit', { data: { max } });
    const { files, ...measures } = await variantsOf(upload.file);
    const keys = await storePhoto(services.photos, files);
    let kept = false;
    try {
      return await writeOnce(async ({ db }) => {
        const own = await lockGallery(db, member.id);
        if (own.length >= max) throw new ApiError('photo_limit', { data: { max } });
        const main = !isPrivate && own.every((photo) => !photo.main);
        const photo = await db
          .insertInto('photo')
          .values({
            ...keys,
            ...measures,
            account_id: member.id,
            status: newPhotoStatus(brand.settings.photo_inspection),
            private: isPrivate,
            main,
            position: (own.at(-1)?.position ?? -1) + 1,
            created_at: clock.now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await settleGallery(db, member.id);
        kept = true;
        return { status: 201, body: { photo: photoJson(photo) } };
      });
    } catch (error) {
      kept = false;
      throw error;
    } finally {
      if (!kept) await services.photos.remove(keysOf(keys));
    }
  },
);
