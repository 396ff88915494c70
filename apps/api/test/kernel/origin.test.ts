import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const refused = [
  403,
  { message: 'The request came from another site.', statusCode: 403, code: 'cross_site_request' },
];

async function change(headers: Record<string, string>, withCookie = true) {
  const { browser } = await api.member();
  const request = new Request('http://oakmere.test/api/user.php', {
    method: 'PUT',
    headers: {
      host: 'oakmere.test',
      'content-type': 'application/json',
      ...(withCookie && { cookie: browser.cookie ?? '' }),
      ...headers,
    },
    body: '{"language":"nl"}',
  });
  const answer = await browser.send(request);
  return [answer.status, answer.body];
}

test('requests from the site’s own pages are accepted', async () => {
  expect((await change({ 'sec-fetch-site': 'same-origin' }))[0]).toBe(200);
  expect((await change({ origin: 'http://oakmere.test' }))[0]).toBe(200);
  expect((await change({ 'sec-fetch-site': 'none', origin: 'http://oakmere.test' }))[0]).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }],
  ['another site without Sec-Fetch', { origin: 'http://evil.test' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://elmford.test' }],
  ['another scheme', { origin: 'https://oakmere.test' }],
  ['a sandboxed frame', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['a typed URL', { 'sec-fetch-site': 'none' }],
  [
    'a forwarded host from an untrusted client',
    { origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' },
  ],
  ['a client with a cookie and no origin headers', {}],
])('%s is refused', async (_, headers) => {
  expect(await change(headers)).toEqual(refused);
});

test('a client without a cookie and origin headers passes the origin check, and must log in', async () => {
  expect(await change({}, false)).toEqual([403, 'authentication_required']);
});

test('a GET that changes state is checked too, and other GETs are not', async () => {
  const { browser } = await api.member();
  const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await browser.get('/api/logout.php', crossSite)).body).toEqual(refused[1]);
  expect(await browser.get('/api/user.php', crossSite)).toMatchObject({
    status: 200,
    body: { user: { status: 'active' } },
  });
  expect((await browser.get('/api/logout.php')).status).toBe(204);
  expect((await browser.get('/api/user.php')).body).toEqual({ user: null });
});
