import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allCommands } from '../../src/commands';
import { cleaningJobs } from '../../src/jobs/cleaning';
import { filePath, folderStore } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { finish } from '../support/finish';
import { mailTo } from '../support/mails';
import { photoOf, picture, upload } from './upload';

let api: TestApi;
let file: Uint8Array;
beforeAll(async () => {
  const store = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-photos-')));
  const settings = { photo_inspection: 'before', free_photos: 1, premium_photos: 2 } as const;
  api = await startApi({ photos: store, settings });
  await api.application.work();
  file = await picture({ width: 200, height: 250 });
});
afterAll(() => api.close());

const photos = (...args: string[]) =>
  allCommands(api.application.services)['moderation']?.(['photos', ...args]);

const nameOf = async (id: string) =>
  (await api.db.selectFrom('profile').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

/** What a viewer sees of a member's photos in the profile, the search and the photo list. */
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

test('a photo awaiting inspection is visible to its owner only, until it is approved', async () => {
  const [owner, viewer] = [await api.member(), await api.member()];
  const photo = photoOf(await upload(owner.browser, file));
  expect(await shown(viewer.browser, owner.id)).toEqual({ count: 0, main: null, found: false, photos: [] });
  expect(await ownMain(owner.browser)).toEqual([photo.id, 'inspection']);
  const key = photo.filename.replace('/media/', '');
  expect(await photos('list')).toBe(
    `${photo.id} ${owner.id} ${api.clock.now().toISOString()} ${filePath(key)}`,
  );
  expect(await photos('show', photo.id)).toBe(
    [
      `photo    ${photo.id} inspection, main`,
      `member   ${owner.id} ${await nameOf(owner.id)}`,
      `uploaded ${api.clock.now().toISOString()}`,
      `file     ${filePath(key)}`,
    ].join('\n'),
  );

  expect(await photos('approve', photo.id)).toBe(`approved ${photo.id}`);
  expect(await shown(viewer.browser, owner.id)).toEqual({
    count: 1,
    main: photo.id,
    found: true,
    photos: [photo.id],
  });
  expect(await ownMain(owner.browser)).toEqual([photo.id, 'active']);
  expect(await photos('list')).toBe('no photo awaits review');
  await expect(photos('approve', photo.id)).rejects.toThrow('the photo does not await review');
  await expect(photos('approve', 'none')).rejects.toThrow('there is no such photo');
});

test('a rejected photo and its files are removed, its member is mailed the reason, and its slot is free', async () => {
  const { id, browser } = await api.member({ account: { language: 'nl' } });
  const photo = photoOf(await upload(browser, file));
  expect((await upload(browser, file)).body).toMatchObject({ code: 'photo_limit', data: { max: 1 } });
  expect(await photos('reject', photo.id, '--reason', 'contact_details')).toBe(`rejected ${photo.id}`);
  expect((await browser.get(photo.filename)).status).toBe(404);
  expect((await browser.get('/api/photos.php')).body).toEqual({
    photos: [],
    private_count: 0,
    max: 1,
    rejected: [{ id: photo.id, reason: 'contact_details', created_at: api.clock.now().toISOString() }],
  });
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { subject, text } = await mailTo(api, email);
  expect([subject, text.includes('Er staan contactgegevens op')]).toEqual([
    'Je foto staat niet op Oakmere',
    true,
  ]);
  await vi.waitFor(async () => {
    expect(await api.application.services.photos.read(photo.filename.replace('/media/', ''))).toBe(null);
  });
  const next = await upload(browser, file);
  expect([next.status, photoOf(next).main, await ownMain(browser)]).toEqual([
    201,
    true,
    [photoOf(next).id, 'inspection'],
  ]);
});

test('rejecting requires a reason, and fails for a rejected or unknown photo', async () => {
  const { browser } = await api.member();
  const { id } = photoOf(await upload(browser, file));
  await expect(photos('reject', id)).rejects.toThrow('say why: --reason not_a_person|someone_else|');
  await expect(photos('reject', id, '--reason', 'ugly')).rejects.toThrow('say why');
  await photos('reject', id, '--reason', 'quality');
  await expect(photos('reject', id, '--reason', 'quality')).rejects.toThrow('rejected already');
  await expect(photos('approve', id)).rejects.toThrow('the photo does not await review');
  await expect(photos('reject', 'none', '--reason', 'quality')).rejects.toThrow('there is no such photo');
  expect(await photos('show', id)).toContain('rejected quality');
});

test('rejected photos are listed to their owner for 30 days or until deleted', async () => {
  const [owner, viewer] = [await api.member(), await api.member({ account: { paid_user: true } })];
  const rejected = async () => {
    const { id } = photoOf(await upload(owner.browser, file));
    await photos('reject', id, '--reason', 'other');
    return id;
  };
  const [first, second] = [await rejected(), await rejected()];
  const listed = async (browser: Browser, query = {}) => {
    const { body } = await browser.get('/api/photos.php', { query });
    return (body as { rejected: { id: string }[] }).rejected.map(({ id }) => id);
  };
  expect([
    (await listed(owner.browser)).toSorted(),
    await listed(viewer.browser, { profile: owner.id }),
  ]).toEqual([[first, second].toSorted(), []]);
  expect((await viewer.browser.delete('/api/photos.php', { id: first })).status).toBe(404);
  expect((await owner.browser.delete('/api/photos.php', { id: first })).status).toBe(204);
  expect(await listed(owner.browser)).toEqual([second]);
  const rows = () => api.db.selectFrom('photo').select('id').where('account_id', '=', owner.id).execute();
  const clean = () => Promise.all(cleaningJobs.map((job) => finish(api, job)));
  api.clock.pass(30 * 24 * 3600 - 1);
  await clean();
  expect([await listed(owner.browser), await rows()]).toEqual([[second], [{ id: second }]]);
  api.clock.pass(2);
  await clean();
  expect([await listed(owner.browser), await rows()]).toEqual([[], []]);
});

test('an unknown moderation command shows the usage', async () => {
  const { moderation } = allCommands(api.application.services);
  for (const args of [
    [],
    ['photos'],
    ['photos', 'burn'],
    ['photos', 'list', 'a', 'b'],
    ['ban', 'a', 'b'],
    ['toString'],
  ])
    await expect(moderation?.(args)).rejects.toThrow('usage: moderation <what> [id]');
});

test('the brand’s photo limits apply', async () => {
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
