import type { components } from '@heartwood/api-contract';
import { randomBytes } from 'node:crypto';
import type { Db } from '../database/connection';
import { tooMany } from '../kernel/api-error';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import { removePhotoFiles } from '../photos/jobs/remove-photo-files';

/** How long an export can be downloaded. */
export const exportKeptSeconds = 48 * 3600;
const exportPauseSeconds = 24 * 3600;

const none: components['schemas']['Export'] = { status: 'none', until: null, size: null, file: null };

const findExport = (db: Db, accountId: string) =>
  db.selectFrom('data_export').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The state of a member's data export. */
export async function readExport(db: Db, accountId: string, now: Date): Promise<typeof none> {
  const found = await findExport(db, accountId);
  if (!found) return none;
  if (!found.expires_at) return { ...none, status: 'making' };
  const until = found.expires_at.toISOString();
  if (found.size === null || found.expires_at <= now) return { ...none, status: 'expired', until };
  return { status: 'ready', until, size: found.size, file: '/api/export-file.php' };
}

/** The key of an export that can be downloaded now, or null. */
export async function readyExportKey(db: Db, accountId: string, now: Date): Promise<string | null> {
  const found = await findExport(db, accountId);
  return found?.expires_at && found.expires_at > now && found.size !== null ? found.key : null;
}

/**
 * Starts a data export, replacing the previous one, and returns the key of its file. The account must be
 * locked.
 * @throws ApiError too_many_requests within a day of the last one
 */
export async function beginExport({ db, clock, jobs }: Scope, accountId: string): Promise<string> {
  const now = clock.now();
  const before = await findExport(db, accountId);
  const allowedAt = before && after(before.requested_at, exportPauseSeconds);
  if (allowedAt && allowedAt > now) throw tooMany(allowedAt.getTime() - now.getTime());
  if (before) {
    await db.deleteFrom('data_export').where('account_id', '=', accountId).execute();
    await jobs.add(removePhotoFiles, { keys: [before.key] });
  }
  const key = randomBytes(16).toString('hex');
  await db.insertInto('data_export').values({ account_id: accountId, key, requested_at: now }).execute();
  return key;
}

/** Deletes a member's export; its file is removed after the commit. */
export async function deleteExport({ db, jobs }: Scope, accountId: string): Promise<void> {
  const gone = await db
    .deleteFrom('data_export')
    .where('account_id', '=', accountId)
    .returning('key')
    .executeTakeFirst();
  if (gone) await jobs.add(removePhotoFiles, { keys: [gone.key] });
}
