import { photoView } from '@heartwood/domain';
import { visitorsMaySearch } from '../../kernel/access';
import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { mayOpen } from '../../visibility/may-open';
import { chatPhotoFile, type SeenFile } from '../chat-photo';
import { photoKeyColumns, type PhotoKeys } from '../stored-photo';

/** Long enough to save requests during a visit, short enough for a revoked right to take effect soon. */
const cacheControl = 'private, max-age=60';

/** Whether an If-None-Match header contains the tag, by the weak comparison of RFC 9110. */
function isKnown(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || header === '*';
}

/** The file of a profile photo that a viewer gets for a key. */
function profilePhotoFile(
  photo: PhotoKeys & Parameters<typeof photoView>[0],
  key: string,
  sight: Parameters<typeof photoView>[1],
): SeenFile | null {
  const view = photoView(photo, sight);
  if (view === 'hidden' || view === 'counted') return null;
  if (view === 'clear') return { key, clear: true };
  const isThumb = key === photo.thumb_key || key === photo.match_key;
  return { key: isThumb ? photo.blurred_thumb_key : photo.blurred_key, clear: false };
}

export const getMedia = operation(
  'getMedia',
  { access: 'public', uncounted: true },
  async ({ db, path, member, viewer, brand, services, headers }) => {
    const advertisedOnly = !member && !visitorsMaySearch(brand, headers);
    const photo = await db
      .selectFrom('photo')
      .innerJoin('profile', 'profile.id', 'photo.account_id')
      .selectAll('photo')
      .where((where) => where.or(photoKeyColumns.map((column) => where(`photo.${column}`, '=', path.key))))
      .where('photo.status', '<>', 'rejected')
      .where(mayOpen(viewer))
      .$if(advertisedOnly, (query) =>
        query.where('profile.advertising_agreed_at', 'is not', null).where('photo.main', '=', true),
      )
      .$narrowType<{ status: 'active' | 'inspection' }>()
      .executeTakeFirst();
    const sight = { owner: photo?.account_id === member?.id, paidUser: member?.paid_user ?? false };
    const file = photo
      ? profilePhotoFile(photo, path.key, sight)
      : member && (await chatPhotoFile(db, member.id, path.key));
    if (!file) throw new ApiError('not_found');
    const { key, clear } = file;
    const etag = `"${key.slice(0, 8)}${clear ? 'c' : 'b'}"`;
    const common = { etag, 'cache-control': cacheControl, vary: 'Cookie' };
    if (isKnown(headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: common });
    const bytes = await services.photos.read(key);
    if (!bytes) throw new ApiError('not_found');
    return new Response(Buffer.from(bytes), { headers: { ...common, 'content-type': 'image/webp' } });
  },
);
