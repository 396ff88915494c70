import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import type { Browser } from '../support/browser';

let api: TestApi;
let browser: Browser;
beforeAll(async () => {
  api = await startApi();
  browser = (await api.member()).browser;
});
afterAll(() => api.close());

const login = 'http://oakmere.test/api/user.php';

function raw(method: string, body?: string | Uint8Array, headers: Record<string, string> = {}, url = login) {
  return browser.send(
    new Request(url, {
      method,
      headers: {
        host: 'oakmere.test',
        'sec-fetch-site': 'same-origin',
        cookie: browser.cookie ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
    }),
  );
}

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('invalid input is rejected with an error code', () => {
  test.each<[string, string | Uint8Array, number, string]>([
    ['truncated JSON', '{"email":"a', 400, 'bad_request'],
    ['a NUL', '{"email":"a\\u0000@b.example","password":"p"}', 400, 'bad_request'],
    ['a lone surrogate', '{"email":"\\ud800","password":"p"}', 400, 'bad_request'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, 'bad_request'],
    ['a prototype key', '{"__proto__":{"admin":true}}', 400, 'bad_request'],
    ['21 levels', nested(21), 400, 'bad_request'],
    ['30,000 levels', '['.repeat(30_000), 400, 'bad_request'],
    ['an array', '[]', 400, 'bad_request'],
    ['a string', '"email"', 400, 'bad_request'],
    ['null', 'null', 400, 'bad_request'],
    ['an array in place of a string', '{"email":["a@b.example"],"password":"p"}', 422, 'invalid_fields'],
    ['an object in place of a string', '{"email":{"$ne":null},"password":"p"}', 422, 'invalid_fields'],
    ['a privileged field', '{"email":"a@b.example","password":"p","credits":100}', 422, 'invalid_fields'],
    [
      'more than 64 KiB',
      JSON.stringify({ email: 'a'.repeat(70_000), password: 'p' }),
      413,
      'payload_too_large',
    ],
  ])('%s', async (_, body, status, code) => {
    const answer = await raw('POST', body);
    expect([answer.status, answer.body]).toMatchObject([status, { statusCode: status, code }]);
  });

  test('a streamed body beyond 64 KiB without a length', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(8192));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ > 20) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const request = new Request(login, {
      method: 'POST',
      headers: { host: 'oakmere.test', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    });
    expect((await browser.send(request)).status).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'JSON sent as %s',
    async (type) => {
      const answer = await raw('POST', '{"email":"a@b.example","password":"p"}', { 'content-type': type });
      expect([answer.status, answer.body]).toMatchObject([415, { code: 'unsupported_type' }]);
    },
  );

  test('fields named like object methods', async () => {
    expect((await raw('POST', '{"email":"a@b.example","password":"p","toString":1}')).body).toMatchObject({
      code: 'invalid_fields',
      fields: { toString: 'not_allowed' },
    });
  });

  test('many invalid fields: only the first are listed, so that the response stays small', async () => {
    const interests = Array.from({ length: 4000 }, (_, index) => `Interest ${index}`);
    const many = await raw('PUT', JSON.stringify({ interests }), {}, 'http://oakmere.test/api/profile.php');
    const long = await raw('POST', JSON.stringify({ ['é'.repeat(30_000)]: 1 }));
    const sizes = [many, long].map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    expect([many.status, long.status]).toEqual([422, 422]);
    expect(Math.max(...sizes)).toBeLessThan(8192);
    expect(Object.keys((many.body as { fields: object }).fields)).toHaveLength(20);
  });

  test('several invalid fields: each is listed', async () => {
    expect((await raw('POST', '{"email":1,"extra":2}')).body).toEqual({
      message: 'Some fields are not as the contract says.',
      statusCode: 422,
      code: 'invalid_fields',
      fields: { password: 'required', extra: 'not_allowed', email: 'invalid' },
    });
  });

  test.each([
    ['a URL over 2 KiB', `${login}?a=${'b'.repeat(2100)}`, 413],
    ['a NUL in the URL', `${login}?a=%00`, 400],
    ['invalid UTF-8 in the URL', `${login}?a=%ff`, 400],
    ['a truncated escape in the URL', `${login}?a=%e4%`, 400],
    ['a prototype key in the query', `${login}?__proto__=1`, 400],
    ['an undeclared query parameter', `${login}?admin=1`, 422],
    ['NaN as a number', 'http://oakmere.test/api/geocode.php?lat=NaN&lon=5', 422],
    ['a position off the earth', 'http://oakmere.test/api/geocode.php?lat=91&lon=5', 422],
    ['a missing parameter', 'http://oakmere.test/api/geocode.php?lat=52', 422],
    ['a parameter given twice', 'http://oakmere.test/api/geocode.php?lat=52&lat=53&lon=5', 422],
    ['an unknown path', 'http://oakmere.test/api/nothing.php', 404],
    ['a path with dots', 'http://oakmere.test/api/%2e%2e/user.php', 404],
  ])('%s', async (_, url, status) => {
    expect((await raw('GET', undefined, {}, url)).status).toBe(status);
  });

  test('headers beyond 16 KiB', async () => {
    expect((await raw('GET', undefined, { 'x-large': 'a'.repeat(17_000) })).status).toBe(413);
  });

  test('a method that the path does not have', async () => {
    const answer = await raw('PATCH', '{}');
    expect([answer.status, answer.body]).toMatchObject([405, { code: 'method_not_allowed' }]);
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'POST', 'PUT']);
  });

  test('an unknown host', async () => {
    const answer = await api.visitor({ host: 'elsewhere.test' }).get('/api/user.php');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });
});

test('X-Forwarded-Host is used only from a trusted proxy', async () => {
  const forwarded = { 'x-forwarded-host': 'oakmere.test' };
  const fromProxy = api.visitor({ host: 'internal', address: '127.0.0.1' });
  const fromAnywhere = api.visitor({ host: 'internal', address: '203.0.113.9' });
  expect((await fromProxy.get('/api/user.php', { headers: forwarded })).status).toBe(200);
  expect((await fromAnywhere.get('/api/user.php', { headers: forwarded })).status).toBe(404);
});

test('responses have the security headers', async () => {
  for (const path of ['/api/user.php', '/api/nothing.php', '/healthz']) {
    const { headers } = await browser.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBe(null);
    expect(headers.get('access-control-allow-origin')).toBe(null);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect((await browser.get('/api/user.php')).headers.get('cache-control')).toBe('private, no-store');
});

test('health, readiness and metrics endpoints report the state of the process', async () => {
  expect((await browser.get('/healthz')).body).toEqual({ ok: true });
  expect((await browser.get('/readyz')).body).toEqual({ ready: true, problems: [] });
  const metrics = await browser.get('/metrics');
  expect(metrics.body).toContain('ledger_drift_accounts 0');
});
