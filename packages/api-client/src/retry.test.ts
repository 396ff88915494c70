import { buildErrorBody } from '@heartwood/api-contract/builders';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientFor } from './testing/client-for';
import type { ScriptedServer, Step } from './testing/scripted-server';
import { cutOff, hangUp, json, silence, startScriptedServer, text } from './testing/scripted-server';
import { unwrap } from './unwrap';

let server: ScriptedServer;
afterEach(() => server.stop());

async function start(...steps: [Step, ...Step[]]) {
  server = await startScriptedServer(...steps);
  return server;
}

const sent = { profile: 'p1', type: 'text', text: 'Hello' } as const;
const noLikes = json(200, { profiles: [], liked_by: [], next_cursor: null });
const down = text(503, 'text/html', '<h1>Down</h1>');

describe('retrying', () => {
  it('makes six requests with doubling delays, then rejects with the error', async () => {
    await start(down);
    const { api, waits } = clientFor(server.url);
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject({
      name: 'ApiError',
      code: 'unavailable',
      statusCode: 503,
    });
    expect(server.seen.length).toBe(6);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000]);
  });

  it('adds jitter of up to 100 % to the delays', async () => {
    await start(down);
    const { api, waits } = clientFor(server.url, { random: () => 1 });
    await api.GET('/api/likes.php');
    expect(waits).toEqual([500, 1000, 2000, 4000, 5000]);
  });

  it.each([502, 503, 504])('retries after %i', async (status) => {
    await start(text(status, 'text/html', ''), noLikes);
    const { api } = clientFor(server.url);
    expect(await unwrap(api.GET('/api/likes.php'))).toEqual({
      profiles: [],
      liked_by: [],
      next_cursor: null,
    });
    expect(server.seen.length).toBe(2);
  });

  it.each([400, 404, 409, 422, 500])('does not retry after %i', async (status) => {
    await start(text(status, 'text/html', ''), noLikes);
    const { api } = clientFor(server.url);
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject({ statusCode: status });
    expect(server.seen.length).toBe(1);
  });

  it('retries when the connection is cut before or during the response', async () => {
    await start(hangUp, cutOff, noLikes);
    const { api } = clientFor(server.url);
    expect(await unwrap(api.GET('/api/likes.php'))).toEqual({
      profiles: [],
      liked_by: [],
      next_cursor: null,
    });
    expect(server.seen.length).toBe(3);
  });

  it('stays within 1.5 seconds in a server loader', async () => {
    await start(down);
    const { api, waits } = clientFor(server.url, { mode: 'server', random: () => 1 });
    await api.GET('/api/likes.php');
    expect(waits).toEqual([50, 100, 200, 400, 400]);
  });

  it('starts no attempt that exceeds the total time', async () => {
    await start(json(503, buildErrorBody('unavailable'), { 'Retry-After': '1' }));
    const { api, waits } = clientFor(server.url, { mode: 'server' });
    await api.GET('/api/likes.php');
    expect(waits).toEqual([1000]);
    expect(server.seen.length).toBe(2);
  });

  describe('in a server loader with a slow server', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    async function askSlowServer() {
      const arrivals = new EventEmitter<{ asked: [ServerResponse] }>();
      await start((response) => void arrivals.emit('asked', response));
      const asked = once(arrivals, 'asked');
      const { api } = clientFor(server.url, { mode: 'server' });
      const call = unwrap(api.GET('/api/likes.php'));
      call.catch(() => undefined);
      const [response] = (await asked) as [ServerResponse];
      return { call, response };
    }

    it('waits for a response longer than it would retry', async () => {
      const { call, response } = await askSlowServer();
      vi.advanceTimersByTime(9_999);
      noLikes(response);
      expect(await call).toEqual({ profiles: [], liked_by: [], next_cursor: null });
      expect(server.seen.length).toBe(1);
    });

    it('times out after ten seconds', async () => {
      const { call } = await askSlowServer();
      vi.advanceTimersByTime(10_000);
      await expect(call).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'TimeoutError' } });
      expect(server.seen.length).toBe(1);
    });
  });

  it('times out on an unresponsive server after the total time', async () => {
    await start(silence);
    const { api } = clientFor(server.url, { totalMs: 400 });
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject({
      code: 'unavailable',
      statusCode: 503,
      cause: { name: 'TimeoutError' },
    });
    expect(server.seen.length).toBe(1);
  });

  it('stops when the caller aborts', async () => {
    await start(silence);
    const { api } = clientFor(server.url);
    const controller = new AbortController();
    const call = unwrap(api.GET('/api/likes.php', { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 429 response', () => {
  it('is retried after a Retry-After of up to five seconds', async () => {
    await start(json(429, buildErrorBody('too_many_requests'), { 'Retry-After': '5' }), noLikes);
    const { api, waits } = clientFor(server.url);
    await unwrap(api.GET('/api/likes.php'));
    expect(waits).toEqual([5000]);
  });

  it.each<[string, Step]>([
    ['a longer Retry-After', json(429, buildErrorBody('too_many_requests'), { 'Retry-After': '6' })],
    ['no Retry-After', json(429, buildErrorBody('too_many_requests'))],
    ['a lock of the product', json(429, buildErrorBody('too_many_attempts'), { 'Retry-After': '1' })],
  ])('is not retried with %s', async (_, step) => {
    await start(step, noLikes);
    const { api } = clientFor(server.url);
    await expect(unwrap(api.GET('/api/likes.php'))).rejects.toMatchObject({ statusCode: 429 });
    expect(server.seen.length).toBe(1);
  });
});

describe('the idempotency key', () => {
  it('is the same for every attempt, and different for the next call', async () => {
    await start(down, hangUp, json(200, { match: false }));
    const { api } = clientFor(server.url);
    await api.POST('/api/like.php', { body: { profile: 'p1' } });
    await api.DELETE('/api/like.php', { body: { profile: 'p1' } });
    expect(
      server.seen.map(({ method, headers, body }) => [method, headers['idempotency-key'], body]),
    ).toEqual([
      ['POST', 'key-1', '{"profile":"p1"}'],
      ['POST', 'key-1', '{"profile":"p1"}'],
      ['POST', 'key-1', '{"profile":"p1"}'],
      ['DELETE', 'key-2', '{"profile":"p1"}'],
    ]);
  });

  it('given by the caller is kept', async () => {
    await start(json(200, { match: false }));
    const { api } = clientFor(server.url);
    const params = { header: { 'Idempotency-Key': 'from-the-form' } };
    await api.POST('/api/like.php', { params, body: { profile: 'p1' } });
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['from-the-form']);
  });

  it('is not sent with reads, login and logout', async () => {
    await start(json(200, { user: null }));
    const { api } = clientFor(server.url);
    await api.GET('/api/user.php');
    await api.POST('/api/user.php', { body: { email: 'a@demo.example', password: 'heartwood-demo' } });
    await api.POST('/api/logout.php');
    await api.GET('/api/logout.php');
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a server without idempotency keys', () => {
  it.each<[string, Step]>([
    ['a cut connection', hangUp],
    ['a gateway time-out', text(504, 'text/html', '')],
  ])('receives a message once after %s', async (_, step) => {
    await start(step);
    const { api } = clientFor(server.url, { idempotentServer: false });
    await expect(unwrap(api.POST('/api/chat.php', { body: sent }))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(server.seen.length).toBe(1);
  });

  it('receives a code of a direct debit and a withdrawal once, and reads them again', async () => {
    await start(hangUp);
    const { api } = clientFor(server.url, { idempotentServer: false });
    const answers = await Promise.allSettled([
      api.PUT('/api/directdebit.php', { body: { payment_id: 'p1', otp: '123456' } }),
      api.POST('/api/withdrawal.php', { body: { payment_id: 'p1' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.seen.map(({ method }) => method).toSorted()).toEqual(['POST', 'PUT']);
    await api.GET('/api/directdebit.php').catch(() => undefined);
    expect(server.seen).toHaveLength(8);
  });

  it('is detected only when a message has to be resent', async () => {
    await start(hangUp, hangUp, json(200, { match: true }));
    const asked: string[] = [];
    const idempotentServer = () => {
      asked.push('asked');
      return Promise.resolve(false);
    };
    const { api } = clientFor(server.url, { idempotentServer });
    await expect(unwrap(api.POST('/api/chat.php', { body: sent }))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await unwrap(api.POST('/api/like.php', { body: { profile: 'p1' } }));
    expect([asked, server.seen.length]).toEqual([['asked'], 3]);
  });

  it('receives a message again after a 503', async () => {
    await start(down, json(404, buildErrorBody('not_found')));
    const { api } = clientFor(server.url, { idempotentServer: false });
    await expect(unwrap(api.POST('/api/chat.php', { body: sent }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(server.seen.length).toBe(2);
  });

  it('receives every other request again', async () => {
    await start(hangUp, json(200, { match: true }));
    const { api } = clientFor(server.url, { idempotentServer: false });
    expect(await unwrap(api.POST('/api/like.php', { body: { profile: 'p1' } }))).toEqual({ match: true });
  });
});
