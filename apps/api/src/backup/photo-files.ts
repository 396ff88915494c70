import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filePath } from '../photos/flydrive-store';
import { momentOf, stampOf, type BackupFolder } from './backup-folder';
import { readDecrypted, readHeader, writeEncrypted } from './encrypted-file';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The keys in a photo store's directory. */
async function keysIn(store: string): Promise<Set<string>> {
  const files = await filesIn(store);
  const keys = files.map((path) => basename(path));
  return new Set(keys.filter((key, at) => relative(store, files[at] ?? '') === join(filePath(key))));
}

interface SavedPhoto {
  key: string;
  path: string;
  /** Since when the store no longer has it. */
  goneAt: Date | null;
}

async function savedPhotos(folder: string): Promise<SavedPhoto[]> {
  return (await filesIn(folder)).flatMap((path) => {
    const [key = '', stamp] = basename(path).split('.gone-');
    const goneAt = stamp === undefined ? null : momentOf(stamp);
    return stamp === undefined || goneAt ? [{ key, path, goneAt }] : [];
  });
}

const savedPath = (folder: string, key: string) => join(folder, filePath(key));

async function ifPresent(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** What one pass over the photos did. */
export interface PhotoSync {
  copied: number;
  /** Whether `most` were copied and others are waiting. */
  more: boolean;
}

/**
 * Copies the photos that the backup lacks, at most so many. `madeAt` is the newest backup of the database: older
 * ones don't refer to the photos copied now.
 */
export async function savePhotos(
  { photos, unfinished, key }: BackupFolder,
  { store, madeAt, most = Infinity }: { store: string; madeAt: Date; most?: number },
): Promise<PhotoSync> {
  const saved = new Map((await savedPhotos(photos)).map((photo) => [photo.key, photo]));
  let copied = 0;
  for (const photo of await keysIn(store)) {
    const known = saved.get(photo);
    const path = savedPath(photos, photo);
    if (known?.goneAt) await ifPresent(rename(known.path, path));
    if (known) continue;
    if (copied >= most) return { copied, more: true };
    const source = createReadStream(join(store, filePath(photo)));
    const header = { kind: 'photo', madeAt, of: photo } as const;
    if (await ifPresent(writeEncrypted({ path, unfinished, key }, header, source))) copied += 1;
  }
  return { copied, more: false };
}

/** Marks the photos that the store no longer has. */
export async function markGonePhotos(
  folder: string,
  { store, now }: { store: string; now: Date },
): Promise<void> {
  const present = await keysIn(store);
  for (const { key, path, goneAt } of await savedPhotos(folder))
    if (!goneAt && !present.has(key)) await ifPresent(rename(path, `${path}.gone-${stampOf(now)}`));
}

/** Removes the photos that were gone before the oldest backup was made; all that are gone if there is none. */
export async function removeGonePhotos(folder: string, oldest: Date | undefined): Promise<number> {
  const gone = (await savedPhotos(folder)).filter(
    ({ goneAt }) => goneAt && (!oldest || goneAt.getTime() < oldest.getTime()),
  );
  for (const { path } of gone) await rm(path, { force: true });
  return gone.length;
}

/** How many photos a restore brought back, and the keys of those that it could not. */
export interface RestoredPhotos {
  restored: number;
  damaged: string[];
}

async function bringBack({ key: photo, path }: SavedPhoto, store: string, key: Buffer): Promise<void> {
  const target = join(store, filePath(photo));
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.unfinished`;
  try {
    await pipeline(readDecrypted(path, key), createWriteStream(temporary, { mode: 0o600, flush: true }));
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Brings back the photos that the store had when a backup was made. */
export async function restorePhotos(
  { photos, key }: BackupFolder,
  { store, madeAt }: { store: string; madeAt: Date },
): Promise<RestoredPhotos> {
  const present = await keysIn(store);
  const damaged: string[] = [];
  let restored = 0;
  for (const photo of await savedPhotos(photos)) {
    if (present.has(photo.key) || (photo.goneAt && photo.goneAt < madeAt)) continue;
    try {
      const header = await readHeader(photo.path);
      if (header.madeAt > madeAt) continue;
      if (header.of !== photo.key) throw new Error('the name is not the photo’s');
      await bringBack(photo, store, key);
      restored += 1;
    } catch {
      damaged.push(photo.key);
    }
  }
  return { restored, damaged };
}

/** Removes the photos that were added to the store after a backup was made; the backup folder has them all. */
export async function removeNewerPhotos(
  { photos }: BackupFolder,
  { store, madeAt }: { store: string; madeAt: Date },
): Promise<number> {
  const present = await keysIn(store);
  let removed = 0;
  for (const { key, path } of await savedPhotos(photos)) {
    if (!present.has(key) || (await readHeader(path)).madeAt <= madeAt) continue;
    await rm(join(store, filePath(key)), { force: true });
    removed += 1;
  }
  return removed;
}
