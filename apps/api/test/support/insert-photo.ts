import { randomBytes } from 'node:crypto';
import type { TestApi } from './api';

/** Adds a main photo, without files, to a member. */
export async function insertPhoto(api: TestApi, accountId: string, changes: object = {}): Promise<void> {
  const key = () => randomBytes(16).toString('hex');
  const { id } = await api.db
    .insertInto('photo')
    .values({
      account_id: accountId,
      key: key(),
      thumb_key: key(),
      match_key: key(),
      blurred_key: key(),
      blurred_thumb_key: key(),
      width: 300,
      height: 400,
      tone: '#6b7f59',
      main: true,
      created_at: api.clock.now(),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.db
    .updateTable('profile')
    .set({ main_photo_id: id, photos_count: 1 })
    .where('id', '=', accountId)
    .execute();
}
