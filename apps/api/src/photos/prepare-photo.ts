import { ApiError } from '../kernel/api-error';
import type { PhotoStore } from './photo-store';
import { makeVariants, PhotoError, type PhotoVariants } from './pipeline';
import { keysOf, storePhoto, type PhotoKeys } from './stored-photo';

/** The metadata of a photo whose files are stored. */
export type PreparedPhoto = PhotoKeys & Pick<PhotoVariants, 'width' | 'height' | 'tone'>;

/** Uploads that are processed or wait at once; each holds up to 10 MiB of memory. */
const mostUploads = 40;
let uploads = 0;

async function variantsOf(file: Uint8Array): Promise<PhotoVariants> {
  if (uploads >= mostUploads) throw new ApiError('unavailable', { retryAfter: 10 });
  uploads += 1;
  try {
    return await makeVariants(file);
  } catch (error) {
    if (error instanceof PhotoError) throw new ApiError('photo_invalid', { message: error.message });
    throw error;
  } finally {
    uploads -= 1;
  }
}

/**
 * Creates and stores the files of an uploaded photo, then runs `write`, which inserts its row. If `write`
 * fails or doesn't keep the photo, the files are removed.
 * @param write calls `keep` once it has inserted the row
 * @throws ApiError photo_invalid, unavailable while too many others wait
 */
export async function preparePhoto<Result>(
  store: PhotoStore,
  file: Uint8Array,
  write: (photo: PreparedPhoto, keep: () => void) => Promise<Result>,
): Promise<Result> {
  const { files, ...measures } = await variantsOf(file);
  const keys = await storePhoto(store, files);
  let kept = false;
  try {
    return await write({ ...keys, ...measures }, () => (kept = true));
  } catch (error) {
    kept = false;
    throw error;
  } finally {
    if (!kept) await store.remove(keysOf(keys));
  }
}
