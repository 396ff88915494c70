import { expect, test } from 'vitest';
import { urls } from '../urls';
import { memoryCaches } from './memory-caches.fixture';
import { forgetSharedPhotos, keepSharedPhotos, sharedPhotosPage, takeSharedPhotos } from './shared-photos';

const now = new Date('2026-01-05T10:00:00Z');

function formOf(...names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) form.append('photos', new File([name], name, { type: 'image/png' }));
  return form;
}

const names = (files: readonly File[]) => files.map(({ name }) => name);

test('the shared photos page is the own photos page with shared=1', () => {
  expect(sharedPhotosPage).toBe(`${urls.ownPhotos}&shared=1`);
});

test('newly shared photos replace earlier ones', async () => {
  const storage = memoryCaches();
  await keepSharedPhotos(storage, formOf('one.png', 'two.png'), now);
  await keepSharedPhotos(storage, formOf('three.png'), now);
  expect(names(await takeSharedPhotos(storage, now))).toEqual(['three.png']);
});

test('shared photos expire after an hour', async () => {
  const storage = memoryCaches();
  await keepSharedPhotos(storage, formOf('one.png'), now);
  expect(await takeSharedPhotos(storage, new Date('2026-01-05T11:00:01Z'))).toEqual([]);
  expect(await storage.keys()).toEqual([]);
});

test('forgetting removes shared photos', async () => {
  const storage = memoryCaches();
  await keepSharedPhotos(storage, formOf('one.png'), now);
  await forgetSharedPhotos(storage);
  expect(await takeSharedPhotos(storage, now)).toEqual([]);
});
