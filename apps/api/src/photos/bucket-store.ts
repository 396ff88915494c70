import { S3Driver } from 'flydrive/drivers/s3';
import { storeOn } from './flydrive-store';
import type { PhotoStore } from './photo-store';

export interface BucketSettings {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket of any S3-compatible storage; it must be private itself, since many have no access lists for objects. */
export function bucketStore({ bucket, region, endpoint, ...credentials }: BucketSettings): PhotoStore {
  return storeOn(
    new S3Driver({
      bucket,
      region,
      endpoint,
      forcePathStyle: endpoint !== undefined,
      credentials,
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
