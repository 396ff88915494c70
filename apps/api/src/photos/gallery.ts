import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';

/** The photos of a member's profile that were not rejected, in their order. */
async function readGallery(db: Db, accountId: string): Promise<Photo[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '<>', 'rejected')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Has all other changes of a member's photos wait, and gives the photos as they are. */
export async function lockGallery(db: Db, accountId: string): Promise<Photo[]> {
  await db.selectFrom('profile').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return readGallery(db, accountId);
}

/** Makes a photo the main one instead of the one that is. */
export async function chooseMain(db: Db, accountId: string, photoId: string | null): Promise<void> {
  await db
    .updateTable('photo')
    .set({ main: false })
    .where('account_id', '=', accountId)
    .where('main', '=', true)
    .execute();
  if (photoId !== null) await db.updateTable('photo').set({ main: true }).where('id', '=', photoId).execute();
}

/**
 * Makes true again, after a change under the lock of `lockGallery`, what the profile tells of the photos: how many there
 * are for all to see, and the main one, which is the first of those where there is none.
 */
export async function settleGallery(db: Db, accountId: string): Promise<void> {
  const open = (await readGallery(db, accountId)).filter((photo) => !photo.private);
  const active = open.filter(({ status }) => status === 'active');
  const kept = open.find((photo) => photo.main);
  const main = kept ?? active[0] ?? open[0];
  if (main !== kept) await chooseMain(db, accountId, main?.id ?? null);
  await db
    .updateTable('profile')
    .set({ photos_count: active.length, main_photo_id: main?.status === 'active' ? main.id : null })
    .where('id', '=', accountId)
    .execute();
}
