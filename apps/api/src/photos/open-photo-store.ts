import { join } from 'node:path';
import type { Environment } from '../kernel/environment';
import { folderStore } from './flydrive-store';
import type { PhotoStore } from './photo-store';

/** The store the environment names: a bucket where `S3_BUCKET` is set, else the folder `photos` of `DATA_DIR`. The bucket's client loads only then. */
export async function openPhotoStore(environment: Environment): Promise<PhotoStore> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, DATA_DIR } = environment;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return folderStore(join(DATA_DIR, 'photos'));
  const { bucketStore } = await import('./bucket-store');
  return bucketStore({
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
