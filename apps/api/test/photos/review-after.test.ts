import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allCommands } from '../../src/commands';
import { filePath } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import { elmfordHost, testBrands } from '../support/brands';
import { photoOf, picture, upload } from './upload';

let api: TestApi;
let file: Uint8Array;
beforeAll(async () => {
  const brands = testBrands({ photo_inspection: 'after' });
  Object.assign(brands.byId('elmford')?.settings ?? {}, { photo_inspection: 'off' });
  api = await startApi({ brands });
  file = await picture({ width: 200, height: 250 });
});
beforeEach(() => api.db.deleteFrom('photo').execute());
afterAll(() => api.close());

const inElmford = { host: elmfordHost, account: { pool: 'elm', brand: 'elmford' } };
const photos = (...args: string[]) =>
  allCommands(api.application.services)['moderation']?.(['photos', ...args]) ?? Promise.reject(new Error());

async function shownPhoto() {
  const { id, browser } = await api.member();
  const photo = photoOf(await upload(browser, file));
  const uploaded = api.clock.now().toISOString();
  const line = `${photo.id} ${id} ${uploaded} ${filePath(photo.filename.replace('/media/', ''))}`;
  return { owner: id, photo, line };
}
const seen = async (owner: string) => {
  const { browser } = await api.member({ account: { paid_user: true } });
  const { body } = await browser.get('/api/photos.php', { query: { profile: owner } });
  return (body as { photos: { id: string }[] }).photos.map(({ id }) => id);
};

test('a photo is shown at once, and listed until it is approved, which is noted', async () => {
  const first = await shownPhoto();
  api.clock.pass(60);
  const second = await shownPhoto();
  expect(await seen(first.owner)).toEqual([first.photo.id]);
  expect(await photos('list')).toBe([first.line, second.line].join('\n'));

  expect(await photos('approve', first.photo.id)).toBe(`approved ${first.photo.id}`);
  expect(await photos('list')).toBe(second.line);
  expect(await photos('show', first.photo.id)).toContain(`\nreviewed ${api.clock.now().toISOString()}\n`);
  expect(await photos('show', second.photo.id)).not.toContain('reviewed');
  expect(await seen(first.owner)).toEqual([first.photo.id]);
  await expect(photos('approve', first.photo.id)).rejects.toThrow('the photo does not await review');
});

test('a photo that is rejected is hidden and no longer listed', async () => {
  const { owner, photo } = await shownPhoto();
  await photos('reject', photo.id, '--reason', 'quality');
  expect(await seen(owner)).toEqual([]);
  expect(await photos('list')).toBe('no photo awaits review');
});

test('shown photos of a brand that does not review are not listed', async () => {
  await upload((await api.member(inElmford)).browser, file);
  expect(await photos('list')).toBe('no photo awaits review');
});
