import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../src/kernel/process/http-server';
import { startApi, type TestApi } from '../support/api';

let api: TestApi;
let server: Listening;
beforeAll(async () => {
  api = await startApi();
  server = await listen(api.application.app.fetch, '127.0.0.1', 0);
});
afterAll(async () => {
  await server.drain(1000);
  await api.close();
});

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function raw(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const end = 'Connection: close\r\n\r\n';
const host = 'Host: oakmere.test\r\n';

test.each<[string, string, number]>([
  ['a well-formed request', `GET /api/user.php HTTP/1.1\r\n${host}${end}`, 200],
  ['no Host', `GET /api/user.php HTTP/1.1\r\n${end}`, 400],
  ['an empty Host', `GET /api/user.php HTTP/1.1\r\nHost: \r\n${end}`, 400],
  ['a Host with a path', `GET /api/user.php HTTP/1.1\r\nHost: oakmere.test/evil\r\n${end}`, 400],
  ['a Host with a user', `GET /api/user.php HTTP/1.1\r\nHost: oakmere.test@evil.example\r\n${end}`, 400],
  ['a Host with a space', `GET /api/user.php HTTP/1.1\r\nHost: oakmere.test evil\r\n${end}`, 400],
  [
    'an absolute URL of another host',
    `GET http://evil.example/api/user.php HTTP/1.1\r\nHost: evil.example\r\n${end}`,
    404,
  ],
  ['TRACE', `TRACE /api/user.php HTTP/1.1\r\n${host}${end}`, 405],
  ['an unknown method', `BREW /api/user.php HTTP/1.1\r\n${host}${end}`, 400],
  ['an asterisk as target', `OPTIONS * HTTP/1.1\r\n${host}${end}`, 400],
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
  [
    'a header of 40,000 bytes',
    `GET /api/user.php HTTP/1.1\r\n${host}X-A: ${'a'.repeat(40_000)}\r\n${end}`,
    431,
  ],
  [
    'two Content-Length headers',
    `POST /api/user.php HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 7\r\n${end}{}`,
    400,
  ],
  [
    'Content-Length with chunked encoding',
    `POST /api/user.php HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${end}0\r\n\r\n`,
    400,
  ],
  [
    'a negative Content-Length',
    `POST /api/user.php HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: -1\r\n${end}`,
    400,
  ],
  [
    'a Content-Length over 64 KiB',
    `POST /api/user.php HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 1000000\r\n${end}{}`,
    413,
  ],
  [
    'a chunked body over 64 KiB',
    `POST /api/user.php HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n${end}${`4000\r\n${' '.repeat(0x4000)}\r\n`.repeat(6)}0\r\n\r\n`,
    413,
  ],
  ['a path with .. segments', `GET /media/../../etc/passwd HTTP/1.1\r\n${host}${end}`, 404],
  ['a path with backslashes', `GET /media\\..\\..\\etc HTTP/1.1\r\n${host}${end}`, 400],
  ['two slashes first', `GET //evil.example/api/user.php HTTP/1.1\r\n${host}${end}`, 404],
])('%s gets its own status, and no internals are exposed', async (_, text, status) => {
  const answer = await raw(text);
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toMatch(/\n\s+at |node_modules|x-powered-by/i);
});

test('an invalid address or host returns our 400 error with our headers', async () => {
  for (const text of [
    `GET /api/user.php HTTP/1.1\r\nHost: oakmere.test/evil\r\n${end}`,
    `GET /media\\..\\etc HTTP/1.1\r\n${host}${end}`,
  ]) {
    const answer = await raw(text);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"statusCode":400,"code":"bad_request"');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('cache-control: private, no-store');
  }
});

test('a hundred connections with unfinished requests are closed, and the server still responds', async () => {
  const limits = { headersMs: 300, requestMs: 600, idleMs: 5000, checkEveryMs: 50, atOnce: 1000 };
  const slow = await listen(api.application.app.fetch, '127.0.0.1', 0, limits);
  const sockets = Array.from({ length: 100 }, (_, index) => {
    const socket = connect(slow.port, '127.0.0.1');
    const parts = [
      '',
      'GET / HT',
      `GET / HTTP/1.1\r\n${host}X-Slow: `,
      `POST / HTTP/1.1\r\n${host}Content-Length: 9\r\n\r\na`,
    ];
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(parts[index % parts.length] ?? '');
    return once(socket, 'close');
  });
  expect(await Promise.all(sockets)).toHaveLength(100);
  expect((await fetch(`http://127.0.0.1:${slow.port}/healthz`)).status).toBe(200);
  await slow.drain(1000);
});

test('the server is ready after these requests', async () => {
  expect(await raw(`GET /readyz HTTP/1.1\r\n${host}${end}`)).toContain('"ready":true');
});

test('HEAD requests return headers and no body', async () => {
  for (const path of ['/api/user.php', '/api/settings.php', '/healthz', '/api/nothing.php']) {
    const [head = '', body] = (await raw(`HEAD ${path} HTTP/1.1\r\n${host}${end}`)).split('\r\n\r\n');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(body).toBe('');
  }
});
