import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../kernel/environment';

/** Where the backups are, and the key that encrypts them. */
export interface BackupFolder {
  folder: string;
  key: Buffer;
  photos: string;
  /** Files that are being written. */
  unfinished: string;
}

/** A backup of the database. */
export interface Backup {
  path: string;
  name: string;
  madeAt: Date;
}

/** The configured folder; null without one. */
export function backupFolder({
  BACKUP_DIR,
  BACKUP_KEY,
}: Pick<Environment, 'BACKUP_DIR' | 'BACKUP_KEY'>): BackupFolder | null {
  if (!BACKUP_DIR || !BACKUP_KEY) return null;
  return {
    folder: BACKUP_DIR,
    key: Buffer.from(BACKUP_KEY, 'base64'),
    photos: join(BACKUP_DIR, 'photos'),
    unfinished: join(BACKUP_DIR, 'unfinished'),
  };
}

/** A moment as it is written in file names. */
export const stampOf = (moment: Date) => moment.toISOString().replace(/[:.]/g, '-');

/** The moment of a stamp; null if it is none. */
export function momentOf(stamp: string): Date | null {
  const moment = new Date(stamp.replace(/^(.+T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)$/, '$1:$2:$3.$4'));
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The file of the backup made at a moment. */
export const backupPath = (folder: string, madeAt: Date) =>
  join(folder, `heartwood-${stampOf(madeAt)}.backup`);

/** The entries of a directory, none if it doesn't exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** All backups of the database, oldest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = await namesIn(folder);
  return names.toSorted().flatMap((name) => {
    const stamp = /^heartwood-(.+)\.backup$/.exec(name)?.[1];
    const madeAt = stamp ? momentOf(stamp) : null;
    return madeAt ? [{ path: join(folder, name), name, madeAt }] : [];
  });
}

const abandonedMilliseconds = 86_400_000;

/** Removes what killed processes left a day ago or earlier. */
export async function removeUnfinished(unfinished: string, now: Date): Promise<void> {
  for (const name of await namesIn(unfinished)) {
    const age = now.getTime() - Number(name.split('-')[0]);
    if (!(age < abandonedMilliseconds)) await rm(join(unfinished, name), { force: true });
  }
}
