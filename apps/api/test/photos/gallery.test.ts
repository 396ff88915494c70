import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderStore } from '../../src/photos/flydrive-store';
import { keysOf } from '../../src/photos/stored-photo';
import { engine, startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';
import { photoOf, picture, upload } from './upload';

let api: TestApi;
let file: Uint8Array;
beforeAll(async () => {
  const photos = folderStore(await mkdtemp(join(tmpdir(), 'heartwood-gallery-')));
  api = await startApi({ photos });
  await api.application.work();
  file = await picture({ width: 200, height: 250 });
});
afterAll(() => api.close());

type Owner = Awaited<ReturnType<TestApi['member']>>;

interface Listed {
  photos: { id: string; main: boolean; private: boolean }[];
  private_count: number;
}

/** A premium member with photos without files; the first is the main one. */
async function owner(count: number): Promise<Owner & { ids: string[] }> {
  const member = await api.member({ account: { paid_user: true } });
  const key = () => randomUUID().replaceAll('-', '');
  const rows = Array.from({ length: count }, (_, position) => ({
    account_id: member.id,
    key: key(),
    thumb_key: key(),
    match_key: key(),
    blurred_key: key(),
    blurred_thumb_key: key(),
    width: 1080,
    height: 1350,
    tone: '#7d5f44',
    main: position === 0,
    position,
    created_at: api.clock.now(),
  }));
  const stored = await api.db.insertInto('photo').values(rows).returning(['id', 'position']).execute();
  const ids = stored.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
  await api.db
    .updateTable('profile')
    .set({ photos_count: count, main_photo_id: ids[0] ?? null })
    .where('id', '=', member.id)
    .execute();
  return { ...member, ids };
}

const change = (browser: Browser, body: object) => browser.put('/api/photos.php', body);
const remove = (browser: Browser, id = '') => browser.delete('/api/photos.php', { id });

/** The photos in list order, with their fields. */
async function listed({ browser, ids }: { browser: Browser; ids: string[] }): Promise<string[]> {
  const { photos } = (await browser.get('/api/photos.php')).body as Listed;
  return photos.map((photo) =>
    [ids.indexOf(photo.id), photo.main && 'main', photo.private && 'private']
      .filter((part) => part !== false)
      .join(' '),
  );
}

/** What the profile shows others, and the actual state. */
async function galleryOf({ id }: Owner) {
  const profile = await api.db
    .selectFrom('profile')
    .select(['photos_count', 'main_photo_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const photos = await api.db.selectFrom('photo').selectAll().where('account_id', '=', id).execute();
  const open = photos.filter((photo) => photo.status === 'active' && !photo.private);
  return {
    profile,
    truth: {
      photos_count: open.length,
      main_photo_id: open.find(({ main }) => main)?.id ?? null,
    },
    mains: photos.filter(({ main }) => main).length,
  };
}

async function expectTruth(member: Owner, mains: number): Promise<void> {
  const { profile, truth, mains: found } = await galleryOf(member);
  expect([profile, found]).toEqual([truth, mains]);
}

test('setting another main photo returns the updated list', async () => {
  const member = await owner(3);
  const answer = await change(member.browser, { id: member.ids[2], main: true });
  expect([answer.status, answer.body]).toEqual([200, (await member.browser.get('/api/photos.php')).body]);
  expect(await listed(member)).toEqual(['2 main', '0', '1']);
  await expectTruth(member, 1);
});

test('a private photo can become the main one only if it is made public as well', async () => {
  const member = await owner(2);
  const [first, second] = member.ids;
  expect((await change(member.browser, { id: second, private: true })).body).toMatchObject({
    private_count: 1,
  });
  const refused = { code: 'invalid_fields', fields: { private: 'not_allowed' } };
  for (const body of [
    { id: second, main: true },
    { id: second, main: true, private: true },
    { id: first, private: true },
  ]) {
    expect(await change(member.browser, body)).toMatchObject({ status: 422, body: refused });
    expect(await listed(member)).toEqual(['0 main', '1 private']);
  }
  await change(member.browser, { id: second, main: true, private: false });
  expect(await listed(member)).toEqual(['1 main', '0']);
  await expectTruth(member, 1);
});

test('reordering requires all photos, and the main one stays first', async () => {
  const member = await owner(4);
  const [a, b, c, d] = member.ids;
  expect((await change(member.browser, { order: [d, b, a, c] })).status).toBe(200);
  expect(await listed(member)).toEqual(['0 main', '3', '1', '2']);
  const other = await owner(1);
  for (const [order, status] of [
    [[a, b, c], 422],
    [[a, b, c, d, other.ids[0]], 404],
    [[a, b, c, other.ids[0]], 404],
    [[a, a, b, c], 422],
    [[], 422],
  ] as const)
    expect([order, (await change(member.browser, { order })).status]).toEqual([order, status]);
  expect(await listed(member)).toEqual(['0 main', '3', '1', '2']);
});

test('rejects incomplete and invalid changes and other members’ photos, and changes nothing', async () => {
  const [member, other] = [await owner(2), await owner(2)];
  const [mine, theirs] = [member.ids[0], other.ids[1]];
  for (const [body, status] of [
    [{ id: mine }, 422],
    [{ id: mine, main: false }, 422],
    [{ id: mine, main: true, order: [mine] }, 422],
    [{ id: theirs, main: true }, 404],
    [{ id: theirs, private: true }, 404],
    [{ id: 'none', main: true }, 404],
  ] as const)
    expect([body, (await change(member.browser, body)).status]).toEqual([body, status]);
  expect((await remove(member.browser, theirs)).status).toBe(404);
  expect([await listed(member), await listed(other)]).toEqual([
    ['0 main', '1'],
    ['0 main', '1'],
  ]);
});

test('deleting the main photo makes the next public one the main photo, if there is one', async () => {
  const member = await owner(3);
  const [first, second, third] = member.ids;
  await change(member.browser, { id: second, private: true });
  expect((await remove(member.browser, first)).status).toBe(204);
  expect(await listed(member)).toEqual(['2 main', '1 private']);
  await expectTruth(member, 1);
  await remove(member.browser, third);
  expect(await listed(member)).toEqual(['1 private']);
  await expectTruth(member, 0);
  await change(member.browser, { id: second, private: false });
  expect(await listed(member)).toEqual(['1 main']);
  expect((await remove(member.browser, first)).status).toBe(404);
  await expectTruth(member, 1);
});

test('a deleted photo returns 404 at once, and its files are removed', async () => {
  const [member, viewer] = [await api.member(), await api.member()];
  const photo = photoOf(await upload(member.browser, file));
  const row = await api.db
    .selectFrom('photo')
    .selectAll()
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  const seen = async () => {
    const paths = [photo.filename, photo.thumb_filename, photo.match];
    return Promise.all(
      [viewer, member].flatMap(({ browser }) => paths.map(async (path) => (await browser.get(path)).status)),
    );
  };
  expect(await seen()).toEqual(Array(6).fill(200));
  await remove(member.browser, photo.id);
  expect(await seen()).toEqual(Array(6).fill(404));
  const { photos } = api.application.services;
  await vi.waitFor(async () => {
    expect(await Promise.all(keysOf(row).map((key) => photos.read(key)))).toEqual(Array(5).fill(null));
  });
});

test('a photo made private returns 404 at once to free members and visitors, not to premium members', async () => {
  const member = await api.member();
  const [free, premium] = [await api.member(), await api.member({ account: { paid_user: true } })];
  await upload(member.browser, file);
  const { id, filename } = photoOf(await upload(member.browser, file));
  const seen = () =>
    Promise.all(
      [free, premium, { browser: api.visitor() }].map(
        async ({ browser }) => (await browser.get(filename)).status,
      ),
    );
  expect(await seen()).toEqual([200, 200, 200]);
  await change(member.browser, { id, private: true });
  expect(await seen()).toEqual([404, 200, 404]);
});

test('a change and a deletion repeated with their idempotency key get the first response', async () => {
  const member = await owner(3);
  const again = { headers: { 'idempotency-key': 'again' } };
  const [, second, third] = member.ids;
  const firsts = [
    await member.browser.put('/api/photos.php', { id: second, main: true }, again),
    await member.browser.delete('/api/photos.php', { id: third }, again),
  ];
  const seconds = [
    await member.browser.put('/api/photos.php', { id: second, main: true }, again),
    await member.browser.delete('/api/photos.php', { id: third }, again),
  ];
  expect(seconds.map(({ status, body }) => [status, body])).toEqual(
    firsts.map(({ status, body }) => [status, body]),
  );
  const reused = await member.browser.delete('/api/photos.php', { id: second }, again);
  expect(reused.body).toMatchObject({ code: 'idempotency_key_reused' });
});

test.runIf(engine === 'postgres')(
  'parallel changes, deletions and uploads leave a consistent gallery',
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await owner(12);
      const { browser, ids } = member;
      const answers = await Promise.all([
        ...ids.slice(0, 6).map((id) => remove(browser, id)),
        ...ids.slice(4, 10).map((id) => change(browser, { id, main: true })),
        ...ids.slice(6, 12).map((id) => change(browser, { id, private: true })),
        ...ids.slice(2, 5).map((id) => remove(browser, id)),
        upload(browser, file),
        upload(browser, file, { private: 'true' }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      await expectTruth(member, 1);
    }
  },
);

test.runIf(engine === 'postgres')('of parallel deletions of a photo exactly one succeeds', async () => {
  const member = await owner(2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(member.browser, member.ids[0])));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([204, ...Array<number>(7).fill(404)]);
  expect(await listed(member)).toEqual(['1 main']);
  await expectTruth(member, 1);
});

test.runIf(engine === 'postgres')(
  'six parallel uploads with one idempotency key store one photo',
  async () => {
    const { id, browser } = await api.member();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => upload(browser, file, {}, { key: 'once' })),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const stored = await api.db.selectFrom('photo').select('id').where('account_id', '=', id).execute();
    expect(stored).toEqual([{ id: photoOf(answers[0] ?? { body: null }).id }]);
  },
);
