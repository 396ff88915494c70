import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

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
    { blocks: [{ id: other.id, name: 'Rook', fictional: false, created: '2026-03-02T12:00:00.000Z' }] },
  ]);
  expect([(await me.browser.delete('/api/block.php', { profile: other.id })).status, await open()]).toEqual([
    204, 200,
  ]);
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
