import type { PhotoRejectionReason } from '@heartwood/domain';
import type { Db } from '../database/connection';
import type { Photo } from '../database/schema';
import { isId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';
import { lockGallery, settleGallery } from './gallery';
import { removePhotoFiles } from './jobs/remove-photo-files';
import { keysOf } from './stored-photo';

/**
 * The photo with an id, with the account's brand and the profile's name.
 * @throws Error if there is none
 */
export async function knownPhoto(db: Db, id: string): Promise<Photo & { brand: string; name: string }> {
  const unknown = () => new Error('there is no such photo');
  if (!isId(id)) throw unknown();
  return db
    .selectFrom('photo')
    .innerJoin('account', 'account.id', 'photo.account_id')
    .innerJoin('profile', 'profile.id', 'photo.account_id')
    .selectAll('photo')
    .select(['account.brand', 'profile.name'])
    .where('photo.id', '=', id)
    .executeTakeFirstOrThrow(unknown);
}

/** Notes that a photo was reviewed, and makes it visible to others if it isn't yet. */
export async function approvePhoto({ db, clock }: Pick<Scope, 'db' | 'clock'>, id: string): Promise<void> {
  const { account_id } = await knownPhoto(db, id);
  await lockGallery(db, account_id);
  const approved = await db
    .updateTable('photo')
    .set({ status: 'active', reviewed_at: clock.now() })
    .where('id', '=', id)
    .where('status', '<>', 'rejected')
    .where('reviewed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!approved) throw new Error('the photo does not await review');
  await settleGallery(db, account_id);
}

/**
 * Rejects a photo, reviewed or not: it is hidden, its files are deleted, it counts against no limit, and its
 * member gets the reason.
 */
export async function rejectPhoto(
  scope: Pick<Scope, 'db' | 'jobs' | 'clock' | 'events'>,
  id: string,
  reason: PhotoRejectionReason,
): Promise<void> {
  const { db, jobs, clock } = scope;
  const { account_id, brand } = await knownPhoto(db, id);
  await lockGallery(db, account_id);
  const rejected = await db
    .updateTable('photo')
    .set({ status: 'rejected', main: false, rejected_reason: reason, rejected_at: clock.now() })
    .where('id', '=', id)
    .where('status', '<>', 'rejected')
    .returningAll()
    .executeTakeFirst();
  if (!rejected) throw new Error('the photo is rejected already');
  await settleGallery(db, account_id);
  await jobs.add(removePhotoFiles, { keys: keysOf(rejected) });
  await notify(scope, {
    type: 'photo_rejected',
    accountId: account_id,
    facts: { brandId: brand, photoId: id },
  });
}
