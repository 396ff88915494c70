import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rejectPhoto } from '../../src/photos/moderate-photo';
import type { TestApi } from '../support/api';
import { elmfordHost } from '../support/brands';
import type { Browser } from '../support/browser';
import { endAllSessions } from '../support/end-sessions';
import { extent } from '../support/extent';
import { premium, startHostile, uploadPhoto } from '../hostile/world';

vi.setConfig({ testTimeout: 600_000 });

const guesses = extent(10_000, 400);

let api: TestApi;
beforeAll(async () => {
  api = await startHostile();
});
afterAll(() => api.close());

const statusOf = async (browser: Browser, key: string) => (await browser.get(`/media/${key}`)).status;

/** The keys of all files of a member's photos. */
async function keysOf(id: string): Promise<string[]> {
  const photos = await api.db.selectFrom('photo').selectAll().where('account_id', '=', id).execute();
  return photos.flatMap(({ key, thumb_key, match_key, blurred_key, blurred_thumb_key }) => [
    key,
    thumb_key,
    match_key,
    blurred_key,
    blurred_thumb_key,
  ]);
}

/** A key that differs from a real one in one digit. */
function near(key: string, place: number): string {
  const digit = (Number.parseInt(key.charAt(place), 16) + 1 + (place % 15)) % 16;
  return key.slice(0, place) + digit.toString(16) + key.slice(place + 1);
}

test(`${guesses} guessed keys, half of them one digit off a real one, all return 404`, async () => {
  const owner = await premium(api);
  await uploadPhoto(owner.browser);
  await uploadPhoto(owner.browser, { private: 'true' });
  const real = await keysOf(owner.id);
  const guesser = await premium(api);
  expect(new Set(await Promise.all(real.map((key) => statusOf(guesser.browser, key))))).toEqual(
    new Set([200]),
  );
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < guesses; guess += 1) {
    const beside = near(real[guess % real.length] ?? '', guess % 32);
    const key = guess % 2 ? beside : randomBytes(16).toString('hex');
    const status = await statusOf(guesser.browser, key);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[404, guesses]]);
});

describe('photo URL that was readable before', () => {
  const closings: [
    string,
    (owner: { id: string; browser: Browser }, viewer: { id: string }) => Promise<unknown>,
  ][] = [
    ['a block', ({ browser }, { id }) => browser.post('/api/block.php', { profile: id })],
    [
      'the owner’s deletion',
      ({ id }) =>
        api.db
          .updateTable('profile')
          .set({ status: 'disabled', visible: false })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'the photo’s rejection',
      async ({ id }) => {
        const photo = api.db.selectFrom('photo').select('id').where('account_id', '=', id);
        const { id: photoId } = await photo.executeTakeFirstOrThrow();
        await api.application.services.inTransaction((scope) => rejectPhoto(scope, photoId, 'other'));
      },
    ],
    [
      'the owner’s becoming invisible',
      ({ id }) => api.db.updateTable('profile').set({ visible: false }).where('id', '=', id).execute(),
    ],
  ];

  test.each(closings)('returns 404 after %s', async (_, close) => {
    const [owner, viewer] = [await premium(api), await premium(api)];
    await uploadPhoto(owner.browser);
    const keys = await keysOf(owner.id);
    const seen = () => Promise.all(keys.map((key) => statusOf(viewer.browser, key)));
    const before = await seen();
    await close(owner, viewer);
    expect([before, await seen()]).toEqual([Array(5).fill(200), Array(5).fill(404)]);
  });

  test('does not return the premium version to a free member, a visitor or another pool', async () => {
    const [owner, viewer, free] = [await premium(api), await premium(api), await api.member()];
    await uploadPhoto(owner.browser);
    const second = await uploadPhoto(owner.browser);
    const secret = await uploadPhoto(owner.browser, { private: 'true' });
    const read = async (browser: Browser, key: string) => (await browser.get(`/media/${key}`)).body;
    const clear = await read(viewer.browser, second);
    const foreign = await api.member({
      account: { pool: 'elm' },
      profile: { pool: 'elm' },
      host: elmfordHost,
    });
    for (const other of [free.browser, api.visitor()]) {
      expect((await read(other, second)) === clear).toBe(false);
      expect([await statusOf(other, second), await statusOf(other, secret)]).toEqual([200, 404]);
    }
    expect([await statusOf(foreign.browser, second), await statusOf(foreign.browser, secret)]).toEqual([
      404, 404,
    ]);
    await endAllSessions(api, viewer.id);
    expect((await read(viewer.browser, second)) === clear).toBe(false);
    expect(await statusOf(viewer.browser, secret)).toBe(404);
  });
});

describe('photo access of visitors when members are shown to', () => {
  test.each([
    ['nobody', { logged_out_search: false, logged_out_search_trafficsource: false }, [404, 404]],
    ['those from a source', { logged_out_search: false, logged_out_search_trafficsource: true }, [404, 200]],
    ['everybody', { logged_out_search: true, logged_out_search_trafficsource: false }, [200, 200]],
  ])('%s: follows that setting', async (_, settings, [plain, fromSource]) => {
    const brand = await startHostile({ settings });
    const owner = await premium(brand);
    const key = await uploadPhoto(owner.browser);
    const visitor = brand.visitor();
    const headers = { 'x-traffic-source': 'network=partner' };
    const found = [
      await statusOf(visitor, key),
      (await visitor.get(`/media/${key}`, { headers })).status,
      await statusOf((await brand.member()).browser, key),
    ];
    await brand.close();
    expect(found).toEqual([plain, fromSource, 200]);
  });
});
