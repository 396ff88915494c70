import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';

/** A member's profile photos that weren't rejected, in order. */
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

/** Locks a member's photos against concurrent changes, and returns them. */
export async function lockGallery(db: Db, accountId: string): Promise<Photo[]> {
  await db.selectFrom('profile').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  return readGallery(db, accountId);
}

/** Replaces the main photo. */
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
 * Updates the profile's photo data after a change under the lock of `lockGallery`: the number of visible
 * photos, and the main one, by default the first of these.
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
