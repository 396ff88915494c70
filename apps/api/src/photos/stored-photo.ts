import { randomBytes } from 'node:crypto';
import type { PhotoVariants } from './pipeline';
import type { PhotoStore } from './photo-store';

/** The keys of a photo's files: 128 random bits each. */
export interface PhotoKeys {
  key: string;
  thumb_key: string;
  match_key: string;
  blurred_key: string;
  blurred_thumb_key: string;
}

const newKey = () => randomBytes(16).toString('hex');

/** Writes every file of a photo under new keys, or none. */
export async function storeVariants(store: PhotoStore, variants: PhotoVariants): Promise<PhotoKeys> {
  const keys: PhotoKeys = {
    key: newKey(),
    thumb_key: newKey(),
    match_key: newKey(),
    blurred_key: newKey(),
    blurred_thumb_key: newKey(),
  };
  const written = await Promise.allSettled([
    store.put(keys.key, variants.full),
    store.put(keys.thumb_key, variants.thumb),
    store.put(keys.match_key, variants.match),
    store.put(keys.blurred_key, variants.blurred),
    store.put(keys.blurred_thumb_key, variants.blurredThumb),
  ]);
  const failed = written.find((result) => result.status === 'rejected');
  if (!failed) return keys;
  await removeVariants(store, keys).catch(() => undefined);
  throw failed.reason;
}

/** The keys of all files of a photo. */
export const keysOf = (photo: PhotoKeys): string[] => [
  photo.key,
  photo.thumb_key,
  photo.match_key,
  photo.blurred_key,
  photo.blurred_thumb_key,
];

/** Removes every file of a photo. */
export const removeVariants = (store: PhotoStore, photo: PhotoKeys): Promise<void> =>
  store.remove(keysOf(photo));
