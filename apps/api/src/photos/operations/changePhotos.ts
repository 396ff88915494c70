import type { Db } from '../../database/connection';
import type { Photo } from '../../database/schema';
import { ApiError, invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { chooseMain, lockGallery, settleGallery } from '../gallery';
import { ownPhotos } from '../photos-json';

async function reorder(db: Db, photos: readonly Photo[], order: readonly string[]): Promise<void> {
  const known = new Map(photos.map((photo) => [photo.id, photo]));
  if (order.some((id) => !known.has(id))) throw new ApiError('not_found');
  if (order.length !== photos.length) throw invalidFields({ order: 'invalid' });
  for (const [position, id] of order.entries()) {
    if (known.get(id)?.position === position) continue;
    await db.updateTable('photo').set({ position }).where('id', '=', id).execute();
  }
}

interface Change {
  id: string;
  main?: true;
  private?: boolean;
}

async function changeOne(db: Db, photos: readonly Photo[], change: Change): Promise<void> {
  const photo = photos.find(({ id }) => id === change.id);
  if (!photo) throw new ApiError('not_found');
  const isPrivate = change.private ?? photo.private;
  const isMain = change.main ?? photo.main;
  if (isMain && isPrivate) throw invalidFields({ private: 'not_allowed' });
  const others = photos.filter(({ id }) => id !== photo.id);
  if (
    change.main &&
    photo.status !== 'active' &&
    others.some(({ main, status }) => main && status === 'active')
  )
    throw invalidFields({ main: 'not_allowed' });
  if (isPrivate !== photo.private)
    await db.updateTable('photo').set({ private: isPrivate }).where('id', '=', photo.id).execute();
  if (isMain && !photo.main) await chooseMain(db, photo.account_id, photo.id);
}

/** Changes one of the member's photos, or the order of all. */
export const changePhotos = operation(
  'changePhotos',
  { access: 'member', transaction: true },
  async ({ db, body, member, brand, clock }) => {
    const photos = await lockGallery(db, member.id);
    if ('order' in body) await reorder(db, photos, body.order);
    else await changeOne(db, photos, body);
    await settleGallery(db, member.id);
    return { status: 200, body: await ownPhotos(db, member, brand.settings, clock.now()) };
  },
);
