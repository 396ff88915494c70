import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildErrorBody } from '../builders';
import { examplesOf, placedOperations, successExample } from '../operations';
import { checkAnswer } from '../validator';
import type { FakeServer } from './fake-server';
import { startFakeServer } from './fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.stop());

const needed: Record<string, string> = {
  getAdvertisedProfile: '?id=7c9e6679-7425-40de-944b-e07fc1f90ae7',
  getPayment: '?id=9b2f6c1e-5a4d-4e8b-8c7a-1d2e3f4a5b6c',
  unsubscribePush: '?push=1',
  getGeocode: '?lat=52.09&lon=5.12',
};

describe('the fake server', () => {
  const documented = placedOperations.filter(
    ({ id }) => !['getEvents', 'uploadPhoto', 'sendPhoto'].includes(id),
  );

  it.each(documented)(
    'returns a response for $id that matches the contract',
    async ({ id, path, method, operation }) => {
      const [contentType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, null];
      const response = await fetch(
        `${server.url}${path.replace('{key}', '3f2a9c41d07b4e58a6c1d2e3f4a5b601')}${needed[id] ?? ''}`,
        {
          method: method.toUpperCase(),
          headers: { Cookie: server.login(), ...(contentType ? { 'Content-Type': contentType } : {}) },
          ...(media ? { body: JSON.stringify(examplesOf(media)[0]) } : {}),
        },
      );
      const text = await response.text();
      const type = response.headers.get('Content-Type');
      const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
      expect(response.status).toBe(successExample(operation).status);
      expect(checkAnswer(operation, { status: response.status, contentType: type, body })).toEqual([]);
      expect(server.calls.flatMap(({ problems }) => problems)).toEqual([]);
    },
  );

  it('keeps sessions until the logout', async () => {
    const login = await fetch(`${server.url}/api/user.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'saffron@demo.example', password: 'heartwood-demo' }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const likes = () => fetch(`${server.url}/api/likes.php`, { headers: { Cookie: cookie } });
    const before = await likes();
    await before.text();
    await fetch(`${server.url}/api/logout.php`, { headers: { Cookie: cookie } });
    const after = await likes();
    const user = await fetch(`${server.url}/api/user.php`, { headers: { Cookie: cookie } });
    expect([before.status, after.status, await after.json(), await user.json()]).toEqual([
      200,
      403,
      'authentication_required',
      { user: null },
    ]);
  });

  it('streams the example events', async () => {
    const response = await fetch(`${server.url}/api/events.php`, { headers: { Cookie: server.login() } });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    expect(new TextDecoder().decode(first?.value).split('\n')[0]).toBe('event: message');
    await reader?.cancel();
  });

  it('rejects and records requests that violate the contract', async () => {
    const response = await fetch(`${server.url}/api/members.php?page=0`);
    expect(await response.json()).toEqual({
      message: 'Query parameter page: /value must be >= 1',
      statusCode: 422,
      code: 'invalid_fields',
    });
    const unknown = await fetch(`${server.url}/api/members.php`, { method: 'PUT' });
    expect([unknown.status, server.calls.map(({ operation }) => operation)]).toEqual([
      405,
      ['searchMembers', null],
    ]);
  });

  it('returns 404 or 403 for values that no example contains', async () => {
    const profile = await fetch(`${server.url}/api/profile.php?id=somebody-else`);
    const media = await fetch(`${server.url}/media/${'0'.repeat(32)}`);
    const login = await fetch(`${server.url}/api/user.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'saffron@demo.example', password: 'another-one' }),
    });
    expect([profile.status, media.status, login.status, await login.json()]).toEqual([
      404,
      404,
      403,
      { message: 'No example knows this.', statusCode: 403, code: 'login_failed' },
    ]);
  });

  it('returns overridden responses until they are restored', async () => {
    const body = buildErrorBody('login_failed');
    server.answer('postUser', (call) => ({ status: 403, body: { ...body, message: call.method } }));
    const login = () => fetch(`${server.url}/api/user.php`, { method: 'POST' });
    const answered = await (await login()).json();
    server.answer('postUser');
    expect([answered, (await login()).status]).toEqual([{ ...body, message: 'POST' }, 422]);
    server.answer('postUser', { status: 403, body });
    server.restore();
    expect([(await login()).status, server.calls.length]).toEqual([422, 1]);
  });
});
