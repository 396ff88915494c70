import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../../src/kernel/environment';
import { openPhotoStore } from '../../src/photos/open-photo-store';
import type { PhotoStore } from '../../src/photos/photo-store';
import { startApi, type TestApi } from '../support/api';
import { startBucketServer, type BucketServer } from './bucket-server';

let bucket: BucketServer;
let store: PhotoStore;
let api: TestApi;
beforeAll(async () => {
  bucket = await startBucketServer();
  const environment = readEnvironment({
    NODE_ENV: 'test',
    S3_BUCKET: 'photos',
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  store = await openPhotoStore(environment);
  api = await startApi({ photos: store });
});
afterAll(async () => {
  await api.close();
  await bucket.close();
});

const key = '00112233445566778899aabbccddeeff';
const copied = 'ffeeddccbbaa99887766554433221100';
const bytes = Buffer.from([0, 255, 13, 10, 128, 0]);

test('files are stored, copied, read and removed with signed requests', async () => {
  await store.check();
  await store.put(key, bytes);
  expect(bucket.objects.get(`/photos/00/11/${key}`)).toEqual(bytes);
  await store.copy(key, copied);
  expect([await store.read(key), await store.read(copied)]).toEqual([
    new Uint8Array(bytes),
    new Uint8Array(bytes),
  ]);
  await store.remove([key, copied]);
  expect([await store.read(key), await store.read(copied)]).toEqual([null, null]);
  expect(bucket.asked.filter(({ signed, acl }) => !signed || acl)).toEqual([]);
  expect(bucket.asked.filter(({ method, measured }) => method === 'PUT' && !measured)).toEqual([]);
});

test('a failing bucket is an error, not a missing file, and makes the API unready', async () => {
  await store.put(key, bytes);
  bucket.fail(403);
  await expect(store.read(key)).rejects.toThrow();
  await expect(store.put(key, bytes)).rejects.toThrow();
  await expect(store.check()).rejects.toThrow();
  const ready = await api.visitor().get('/readyz');
  expect([ready.status, ready.body]).toEqual([503, { ready: false, problems: ['photos'] }]);
  bucket.fail(0);
  expect((await api.visitor().get('/readyz')).status).toBe(200);
});

test('an uploaded photo is served from the bucket, and a failed upload stores nothing', async () => {
  const { browser } = await api.member();
  const file = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const upload = () => {
    const form = new FormData();
    form.set('file', new File([Buffer.from(file)], 'me.jpg'));
    return browser.post('/api/photos.php', form);
  };
  const { status, body } = await upload();
  const { filename } = (body as { photo: { filename: string } }).photo;
  const seen = await browser.get(filename);
  expect([status, seen.status, seen.headers.get('content-type')]).toEqual([201, 200, 'image/webp']);

  const kept = bucket.objects.size;
  bucket.fail(500, 2);
  const failed = await upload();
  bucket.fail(0);
  expect([
    failed.status,
    failed.headers.get('retry-after'),
    (failed.body as { code: string }).code,
    bucket.objects.size,
  ]).toEqual([503, '1', 'unavailable', kept]);
  const photos = await api.db.selectFrom('photo').select('id').execute();
  expect(photos).toHaveLength(1);
}, 60_000);
