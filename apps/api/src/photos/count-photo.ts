import { sql } from 'kysely';
import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';

/** Has a photo that others may see from now on counted, and shown where it is the main one; private ones are neither. */
export async function countPhoto(
  db: Db,
  photo: Pick<Photo, 'id' | 'account_id' | 'private' | 'main'>,
): Promise<void> {
  if (photo.private) return;
  await db
    .updateTable('profile')
    .set({ photos_count: sql`photos_count + 1`, ...(photo.main && { main_photo_id: photo.id }) })
    .where('id', '=', photo.account_id)
    .execute();
}
