import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';
import { isId } from '../kernel/ids';
import { countPhoto } from './count-photo';
import type { PhotoStore } from './photo-store';
import { keysOf } from './stored-photo';

/** `photos:list`: the photos under inspection, oldest first: id, account, when it came, key of its file. */
export async function listPhotosCommand({ db }: { db: Db }): Promise<string> {
  const photos = await db
    .selectFrom('photo')
    .select(['id', 'account_id', 'created_at', 'key'])
    .where('status', '=', 'inspection')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = photos.map(({ id, account_id, created_at, key }) =>
    [id, account_id, created_at.toISOString(), key].join(' '),
  );
  return lines.join('\n') || 'no photo is under inspection';
}

/** Ends the inspection of a photo; its member's other photos wait meanwhile, as at an upload. */
async function endInspection(db: Db, id: string | undefined, change: Partial<Photo>): Promise<Photo> {
  const unknown = () => new Error('there is no such photo');
  if (id === undefined || !isId(id)) throw unknown();
  const photo = await db
    .selectFrom('photo')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(unknown);
  await db.selectFrom('profile').select('id').where('id', '=', photo.account_id).forNoKeyUpdate().execute();
  const changed = await db
    .updateTable('photo')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'inspection')
    .returningAll()
    .executeTakeFirst();
  if (!changed) throw new Error('the photo is not under inspection');
  return changed;
}

/** `photos:approve <id>`: shows a photo that was under inspection. */
export async function approvePhotoCommand({ db }: { db: Db }, [id]: readonly string[] = []): Promise<string> {
  await db.transaction().execute(async (inner) => {
    await countPhoto(inner, await endInspection(inner, id, { status: 'active' }));
  });
  return `approved ${id}`;
}

/** `photos:reject <id>`: takes a photo under inspection away with its files; it no longer counts against the limit. */
export async function rejectPhotoCommand(
  { db, photos }: { db: Db; photos: PhotoStore },
  [id]: readonly string[] = [],
): Promise<string> {
  const photo = await db
    .transaction()
    .execute((inner) => endInspection(inner, id, { status: 'rejected', main: false }));
  await photos.remove(keysOf(photo));
  return `rejected ${id}`;
}
