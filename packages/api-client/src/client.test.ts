import type { Likes, User } from '@heartwood/api-contract';
import { buildErrorBody, buildSettings, buildUser } from '@heartwood/api-contract/builders';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { ApiError } from './api-error';
import { clientFor } from './testing/client-for';
import type { ScriptedServer, Step } from './testing/scripted-server';
import { json, startScriptedServer, text } from './testing/scripted-server';
import { unwrap } from './unwrap';

let server: ScriptedServer;
afterEach(() => server.stop());

async function start(...steps: [Step, ...Step[]]) {
  server = await startScriptedServer(...steps);
  return clientFor(server.url);
}

describe('a logged-out session', () => {
  it.each<[string, Step]>([
    ['a JSON string', json(403, 'authentication_required')],
    ['bare text', text(403, 'text/plain', 'authentication_required\n')],
    ['bare text that claims to be JSON', text(403, 'application/json', 'authentication_required')],
  ])('returned as %s calls onLoggedOut once and resolves to false', async (_, step) => {
    const { api, loggedOut } = await start(step);
    const likes = await unwrap(api.GET('/api/likes.php'));
    expectTypeOf(likes).toEqualTypeOf<Likes | false>();
    expect(likes).toBe(false);
    expect(loggedOut).toEqual(['logged out']);
  });

  it('does not call onLoggedOut for the user endpoint', async () => {
    const { api, loggedOut } = await start(json(403, 'authentication_required'));
    await expect(unwrap(api.PUT('/api/user.php', { body: { language: 'nl' } }))).rejects.toMatchObject({
      code: 'authentication_required',
      statusCode: 403,
    });
    expect(loggedOut).toEqual([]);
  });

  it('is not detected in any other 403', async () => {
    const { api, loggedOut } = await start(json(403, buildErrorBody('premium_only')));
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject({ code: 'premium_only' });
    expect(loggedOut).toEqual([]);
  });
});

describe('an error', () => {
  it('has its code, fields, data and Retry-After', async () => {
    const body = buildErrorBody('too_many_attempts', { data: { minutes: 15 }, fields: { email: 'invalid' } });
    const { api } = await start(json(429, body, { 'Retry-After': '900' }));
    const call = unwrap(
      api.POST('/api/user.php', { body: { email: 'a@demo.example', password: 'wrong-one' } }),
    );
    const error = await call.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'too_many_attempts',
      statusCode: 429,
      message: 'too_many_attempts',
      fields: { email: 'invalid' },
      data: { minutes: 15 },
      retryAfterSeconds: 900,
    });
  });

  it.each<[string, Step, object]>([
    ['an HTML page', text(500, 'text/html', '<h1>Oops</h1>'), { code: 'internal_error', statusCode: 500 }],
    ['an unknown code', json(409, { message: 'x', code: 'odd' }), { code: 'conflict', statusCode: 409 }],
    ['nothing', text(404, 'text/plain', ''), { code: 'not_found', statusCode: 404 }],
  ])('from %s has the code of its status', async (_, step, expected) => {
    const { api } = await start(step);
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject(expected);
  });
});

describe('a call', () => {
  it('returns typed data', async () => {
    const user = buildUser();
    const { api } = await start(json(200, { user }));
    const answer = await unwrap(api.GET('/api/user.php'));
    expectTypeOf(answer).toEqualTypeOf<{ user: User | null }>();
    expect(answer).toEqual({ user });
    expect(server.seen.map(({ headers }) => headers['x-request-type'])).toEqual(['client']);
  });

  it('returns undefined for an empty response', async () => {
    const { api } = await start((response) => response.writeHead(204).end());
    const body = { profile: 'p1' };
    expect(await unwrap(api.POST('/api/block.php', { body }))).toBe(undefined);
  });

  it('sends and returns cookies', async () => {
    server = await startScriptedServer(
      json(200, { user: buildUser() }, { 'Set-Cookie': ['auth=abc; HttpOnly', 'lang=en'] }),
    );
    const { api } = clientFor(server.url, { mode: 'server', headers: { Cookie: 'auth=old' } });
    const { response } = await api.POST('/api/user.php', {
      body: { email: 'a@demo.example', password: 'heartwood-demo' },
    });
    expect(response.headers.getSetCookie()).toEqual(['auth=abc; HttpOnly', 'lang=en']);
    expect(server.seen.map(({ headers }) => headers.cookie)).toEqual(['auth=old']);
  });

  it('serializes lists with commas and passes free queries unchanged', async () => {
    const { api } = await start(json(200, buildSettings()));
    await api.GET('/api/members.php', { params: { query: { hair_colour: ['red', 'grey'], page: 2 } } });
    await api.GET('/api/settings.php', { params: { query: { query: { country: 'NL', network: 'x y' } } } });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/members.php?hair_colour=red,grey&page=2',
      '/api/settings.php?country=NL&network=x%20y',
    ]);
  });

  it('sends a file as multipart form data', async () => {
    const { api } = await start(json(422, buildErrorBody('photo_invalid')));
    const file = new File(['not a photo'], 'me.jpg', { type: 'image/jpeg' });
    await api.POST('/api/photos.php', { body: { file, private: 'true' } });
    const [request] = server.seen;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toMatch(
      /name="file"; filename="me.jpg"\r\nContent-Type: image\/jpeg\r\n\r\nnot a photo/,
    );
    expect(request?.body).toMatch(/name="private"\r\n\r\ntrue/);
  });
});
