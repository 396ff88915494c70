import { newPhotoStatus, photoLimit } from '@heartwood/domain';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { lockGallery, settleGallery } from '../gallery';
import { photoJson } from '../photo-json';
import { preparePhoto } from '../prepare-photo';

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
    return preparePhoto(services.photos, upload.file, (prepared, keep) =>
      writeOnce(async ({ db }) => {
        const own = await lockGallery(db, member.id);
        if (own.length >= max) throw new ApiError('photo_limit', { data: { max } });
        const photo = await db
          .insertInto('photo')
          .values({
            ...prepared,
            account_id: member.id,
            status: newPhotoStatus(brand.settings.photo_inspection),
            private: isPrivate,
            main: !isPrivate && own.every(({ main }) => !main),
            position: (own.at(-1)?.position ?? -1) + 1,
            created_at: clock.now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await settleGallery(db, member.id);
        keep();
        return { status: 201, body: { photo: photoJson(photo) } };
      }),
    );
  },
);
