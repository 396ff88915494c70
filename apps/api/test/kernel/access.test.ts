import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

const search = '/api/members.php';

describe.each([
  ['closed to visitors', { logged_out_search: false, logged_out_search_trafficsource: false }, [403, 403]],
  [
    'open to those from a source',
    { logged_out_search: false, logged_out_search_trafficsource: true },
    [403, 200],
  ],
  ['open to all', { logged_out_search: true, logged_out_search_trafficsource: false }, [200, 200]],
])('a search %s', (_, settings, [plain, fromSource]) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ settings });
  });
  afterAll(() => api.close());

  test('answers exactly the callers that the setting allows', async () => {
    const visitor = api.visitor();
    const headers = { 'x-traffic-source': 'network=partner&ref=spring' };
    expect((await visitor.get(search)).status).toBe(plain);
    expect((await visitor.get(search, { headers })).status).toBe(fromSource);
    expect((await visitor.get(search, { headers: { 'x-traffic-source': 'sub1=x' } })).status).toBe(plain);
    expect((await (await api.member()).browser.get(search)).status).toBe(200);
  });
});

test('a member operation returns the bare string authentication_required to a visitor', async () => {
  const api = await startApi();
  const answer = await api.visitor().get('/api/likes.php');
  expect([answer.status, answer.body]).toEqual([403, 'authentication_required']);
  await api.close();
});
