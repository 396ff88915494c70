import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allCommands } from '../../src/commands';
import { folderStore } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { photoOf, picture, upload } from './upload';

let api: TestApi;
let file: Uint8Array;
beforeAll(async () => {
  const photos = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-photos-')));
  const settings = { photo_inspection: 'before', free_photos: 1, premium_photos: 2 } as const;
  api = await startApi({ photos, settings });
  file = await picture({ width: 200, height: 250 });
});
afterAll(() => api.close());

const command = (name: string, ...args: string[]) => allCommands(api.application.services)[name]?.(args);

/** What a member's profile, search and photos tell a viewer of the member's photos. */
async function shown(viewer: Browser, id: string) {
  const profile = (await viewer.get('/api/profile.php', { query: { id } })).body as {
    profile: { photos_count: number; main_image: { id: string } | null };
  };
  const found = (await viewer.get('/api/members.php', { query: { with_photo: true } })).body as {
    results: { id: string }[];
  };
  const photos = (await viewer.get('/api/photos.php', { query: { profile: id } })).body as {
    photos: { id: string }[];
  };
  return {
    count: profile.profile.photos_count,
    main: profile.profile.main_image?.id ?? null,
    found: found.results.some((card) => card.id === id),
    photos: photos.photos.map((photo) => photo.id),
  };
}

const ownMain = async (browser: Browser) => {
  const { user } = (await browser.get('/api/user.php')).body as {
    user: { profile: { main_image: { id: string; status: string } | null } };
  };
  return [user.profile.main_image?.id, user.profile.main_image?.status];
};

test('a photo that is inspected first shows to its owner only, until it is approved', async () => {
  const [owner, viewer] = [await api.member(), await api.member()];
  const photo = photoOf(await upload(owner.browser, file));
  expect(await shown(viewer.browser, owner.id)).toEqual({ count: 0, main: null, found: false, photos: [] });
  expect(await ownMain(owner.browser)).toEqual([photo.id, 'inspection']);
  const key = photo.filename.replace('/media/', '');
  expect(await command('photos:list')).toBe(
    `${photo.id} ${owner.id} ${api.clock.now().toISOString()} ${key}`,
  );

  expect(await command('photos:approve', photo.id)).toBe(`approved ${photo.id}`);
  expect(await shown(viewer.browser, owner.id)).toEqual({
    count: 1,
    main: photo.id,
    found: true,
    photos: [photo.id],
  });
  expect(await ownMain(owner.browser)).toEqual([photo.id, 'active']);
  expect(await command('photos:list')).toBe('no photo is under inspection');
  await expect(command('photos:approve', photo.id)).rejects.toThrow('the photo is not under inspection');
  await expect(command('photos:approve', 'none')).rejects.toThrow('there is no such photo');
});

test('a rejected photo is gone with its files, and its place is free again', async () => {
  const { browser } = await api.member();
  const photo = photoOf(await upload(browser, file));
  expect((await upload(browser, file)).body).toMatchObject({ code: 'photo_limit', data: { max: 1 } });
  expect(await command('photos:reject', photo.id)).toBe(`rejected ${photo.id}`);
  expect((await browser.get(photo.filename)).status).toBe(404);
  expect(await api.application.services.photos.read(photo.filename.replace('/media/', ''))).toBe(null);
  const next = await upload(browser, file);
  expect([next.status, photoOf(next).main, await ownMain(browser)]).toEqual([
    201,
    true,
    [photoOf(next).id, 'inspection'],
  ]);
});

test('the limits are the brand’s', async () => {
  for (const [paid_user, max] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const { browser } = await api.member({ account: { paid_user } });
    const statuses = [];
    for (let at = 0; at <= max; at += 1) statuses.push((await upload(browser, file)).status);
    expect(statuses).toEqual([...Array<number>(max).fill(201), 409]);
    expect((await browser.get('/api/photos.php')).body).toMatchObject({ max });
  }
});
