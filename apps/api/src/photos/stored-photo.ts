import { randomBytes } from 'node:crypto';
import type { PhotoStore } from './photo-store';

/** The key columns of a photo's files. */
export const photoKeyColumns = ['key', 'thumb_key', 'match_key', 'blurred_key', 'blurred_thumb_key'] as const;

type PhotoKeyColumn = (typeof photoKeyColumns)[number];

/** The keys of a photo's files: 128 random bits each. */
export type PhotoKeys = Record<PhotoKeyColumn, string>;

/** A photo's files by key column. */
export type PhotoFiles = Record<PhotoKeyColumn, Uint8Array>;

/** The keys of all files of a photo. */
export const keysOf = (photo: PhotoKeys): string[] => photoKeyColumns.map((column) => photo[column]);

/** Writes all files of a photo under new keys, or none. */
export async function storePhoto(store: PhotoStore, files: PhotoFiles): Promise<PhotoKeys> {
  const drawn = photoKeyColumns.map((column) => [column, randomBytes(16).toString('hex')] as const);
  const keys = Object.fromEntries(drawn) as PhotoKeys;
  const written = await Promise.allSettled(drawn.map(([column, key]) => store.put(key, files[column])));
  const failed = written.find((result) => result.status === 'rejected');
  if (!failed) return keys;
  await store.remove(keysOf(keys)).catch(() => undefined);
  throw failed.reason;
}
