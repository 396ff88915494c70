import { join } from 'node:path';
import type { Environment } from '../kernel/environment';
import { folderStore, storeOn } from './flydrive-store';
import type { PhotoStore } from './photo-store';

/** The directory of the photo files; null if they are in a bucket. */
export function photoFolder({
  S3_BUCKET,
  DATA_DIR,
}: Pick<Environment, 'S3_BUCKET' | 'DATA_DIR'>): string | null {
  return S3_BUCKET ? null : join(DATA_DIR, 'photos');
}

/**
 * The configured store: an S3-compatible bucket if `S3_BUCKET` is set, else the directory `photos` of
 * `DATA_DIR`. The bucket itself must be private, since many storages have no ACLs for objects; its client
 * loads only if used.
 */
export async function openPhotoStore(environment: Environment): Promise<PhotoStore> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = environment;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return folderStore(join(DATA_DIR, 'photos'));
  const { S3Driver } = await import('flydrive/drivers/s3');
  return storeOn(
    new S3Driver({
      bucket: S3_BUCKET,
      region: S3_REGION ?? 'us-east-1',
      endpoint: S3_ENDPOINT,
      forcePathStyle: S3_ENDPOINT !== undefined,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
