import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { insertMember } from '../support/members';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a blocked member is listed and hidden, and unblocking shows the profile again', async () => {
  const me = await api.member();
  const other = await api.member({ profile: { name: 'Rook' } });
  const open = async () => (await me.browser.get('/api/profile.php', { query: { id: other.id } })).status;
  const statuses = [
    (await me.browser.post('/api/block.php', { profile: other.id })).status,
    (await me.browser.post('/api/block.php', { profile: other.id })).status,
    await open(),
  ];
  expect([statuses, (await me.browser.get('/api/block.php')).body]).toEqual([
    [204, 204, 404],
    {
      blocks: [{ id: other.id, name: 'Rook', fictional: false, created: '2026-03-02T12:00:00.000Z' }],
      next_cursor: null,
    },
  ]);
  expect([(await me.browser.delete('/api/block.php', { profile: other.id })).status, await open()]).toEqual([
    204, 200,
  ]);
});

test('blocked members come in pages of a hundred, newest first, each once', async () => {
  const me = await api.member();
  const now = api.clock.now();
  const blocked: string[] = [];
  while (blocked.length < 101) blocked.push(await insertMember(api.db, now));
  await api.db
    .insertInto('block')
    .values(
      blocked.map((blocked_id, at) => ({
        blocker_id: me.id,
        blocked_id,
        created_at: new Date(now.getTime() + Math.floor(at / 3) * 1000),
      })),
    )
    .execute();
  type Page = { blocks: { id: string; created: string }[]; next_cursor: string | null };
  const page = async (query: { cursor?: string }) =>
    (await me.browser.get('/api/block.php', { query })).body as Page;
  const first = await page({});
  const second = await page({ cursor: first.next_cursor ?? '' });
  const all = [...first.blocks, ...second.blocks];
  expect([first.blocks.length, second.blocks.length, second.next_cursor]).toEqual([100, 1, null]);
  expect(all.map(({ id }) => id).toSorted()).toEqual(blocked.toSorted());
  expect(all.map(({ created }) => created)).toEqual(
    all
      .map(({ created }) => created)
      .toSorted()
      .reverse(),
  );
  expect((await me.browser.get('/api/block.php', { query: { cursor: 'x' } })).status).toBe(422);
});

test('a member cannot block themselves or an unknown id', async () => {
  const me = await api.member();
  const codes = await Promise.all(
    [me.id, '7c9e6679-7425-40de-944b-e07fc1f90ae7'].map(
      async (profile) =>
        ((await me.browser.post('/api/block.php', { profile })).body as { code: string }).code,
    ),
  );
  expect(codes).toEqual(['own_profile', 'not_found']);
});
