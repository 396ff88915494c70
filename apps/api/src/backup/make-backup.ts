import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { forgetErasures } from '../accounts/erased-log';
import type { Connection } from '../database/connection';
import type { Clock } from '../kernel/clock';
import type { Environment } from '../kernel/environment';
import { photoFolder } from '../photos/open-photo-store';
import { backupPath, listBackups, removeUnfinished, type Backup, type BackupFolder } from './backup-folder';
import { dumpDatabase } from './dump-database';
import { writeEncrypted } from './encrypted-file';
import { markGonePhotos, removeGonePhotos, savePhotos, type PhotoSync } from './photo-files';
import { expiredBackups, forbiddenBackups } from './retention';

/** What a backup needs of a process. */
export interface BackupSource {
  environment: Environment;
  connection: Connection;
  clock: Clock;
}

async function lastMigration({ db }: Connection): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? '';
}

/** Removes expired backups, and the photos and erasures that only they needed. */
async function removeExpired(
  { folder, photos, unfinished }: BackupFolder,
  now: Date,
  expired: typeof expiredBackups,
): Promise<void> {
  const backups = await listBackups(folder);
  const times = backups.map(({ madeAt }) => madeAt);
  const expiredTimes = new Set(expired(times, now).map((moment) => moment.getTime()));
  const isExpired = ({ madeAt }: Backup) => expiredTimes.has(madeAt.getTime());
  for (const { path } of backups.filter(isExpired)) await rm(path, { force: true });
  await removeGonePhotos(photos, backups.find((backup) => !isExpired(backup))?.madeAt);
  await forgetErasures(folder, now);
  await removeUnfinished(unfinished, now);
}

/**
 * Writes an encrypted backup of the database and removes expired ones. If it fails, older ones are kept, but
 * none longer than members were promised.
 */
export async function backUpDatabase(
  { environment, connection, clock }: BackupSource,
  place: BackupFolder,
): Promise<Backup> {
  const madeAt = clock.now();
  const path = backupPath(place.folder, madeAt);
  try {
    const header = { kind: connection.engine, madeAt, of: await lastMigration(connection) };
    await writeEncrypted({ ...place, path }, header, dumpDatabase(connection, environment));
  } catch (error) {
    await removeExpired(place, clock.now(), forbiddenBackups);
    throw error;
  }
  await removeExpired(place, clock.now(), expiredBackups);
  const made = (await listBackups(place.folder)).find((backup) => backup.path === path);
  if (!made) throw new Error(`${path} was removed while it was written`);
  return made;
}

/**
 * Copies new photos beside the newest backup, at most so many, and marks removed ones; nothing if they are in a
 * bucket.
 */
export async function backUpPhotos(
  { environment, clock }: Pick<BackupSource, 'environment' | 'clock'>,
  place: BackupFolder,
  { madeAt, most }: { madeAt: Date; most?: number },
): Promise<PhotoSync> {
  const store = photoFolder(environment);
  if (store === null) return { copied: 0, more: false };
  const done = await savePhotos(place, { store, madeAt, most });
  if (!done.more) await markGonePhotos(place.photos, { store, now: clock.now() });
  return done;
}
