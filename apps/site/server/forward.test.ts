import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createForwarder, largestForwardedBody } from './forward';
import type { CallLimits, Forwarder } from './forward';

const open: (Server | Forwarder)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) {
    if ('closeAllConnections' in one) one.closeAllConnections();
    one.close();
  }
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function siteBefore(apiOrigin: string, limits?: CallLimits) {
  const forwarder = createForwarder(apiOrigin, 'b1', limits);
  open.push(forwarder);
  const origin = await listen((incoming, outgoing) => {
    const forwarding = {
      origin: { host: 'brand.example', protocol: 'https', address: '192.0.2.7' },
      requestId: 'r1',
    } as const;
    void forwarder.forward(incoming, outgoing, forwarding);
  });
  return { origin, forwarder };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('forwards method, path, body and cookies, and sets the proxy and security headers', async () => {
  const seen: { method?: string; url?: string; body: string; headers: Record<string, unknown> }[] = [];
  const api = await listen((incoming, outgoing) => {
    void bodyOf(incoming).then((body) => {
      seen.push({
        method: incoming.method,
        url: incoming.url,
        body: body.toString(),
        headers: incoming.headers,
      });
      outgoing.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
      outgoing.end('{"ok":true}');
    });
  });
  const { origin } = await siteBefore(api);
  const answer = await fetch(`${origin}/api/chat.php?x=1`, {
    method: 'PUT',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', cookie: 'auth=1', 'x-forwarded-for': '6.6.6.6' },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ ok: true });
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
  expect(answer.headers.get('x-site-build')).toBe('b1');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(seen).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/chat.php?x=1',
      body: '{"a":1}',
      headers: expect.objectContaining({
        cookie: 'auth=1',
        'x-forwarded-for': '192.0.2.7',
        'x-forwarded-host': 'brand.example',
        'x-forwarded-proto': 'https',
        'x-request-id': 'r1',
      }) as unknown,
    }),
  ]);
});

test('streams events as they arrive', async () => {
  let say: (text: string) => void = () => undefined;
  const api = await listen((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    outgoing.flushHeaders();
    say = (text) => outgoing.write(text);
  });
  const { origin } = await siteBefore(api);
  const answer = await fetch(`${origin}/api/events.php`);
  const reader = answer.body?.getReader();
  say('data: 1\n\n');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: 1\n\n');
  say('data: 2\n\n');
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: 2\n\n');
  await reader?.cancel();
});

test('ends event streams when it drains, and asks to close connections', async () => {
  const api = await listen((incoming, outgoing) => {
    const type = incoming.url === '/api/events.php' ? 'text/event-stream; charset=utf-8' : 'application/json';
    outgoing.writeHead(200, { 'content-type': type });
    outgoing.write(': open\n\n');
    if (incoming.url !== '/api/events.php') outgoing.end();
  });
  const { origin, forwarder } = await siteBefore(api);
  const stream = await fetch(`${origin}/api/events.php`);
  forwarder.drain();
  expect(await stream.text()).toBe(': open\n\n');
  const [later, other] = [await fetch(`${origin}/api/events.php`), await fetch(`${origin}/api/user.php`)];
  expect([later.headers.get('connection'), other.headers.get('connection')]).toEqual(['close', 'close']);
  expect(await later.text()).toMatch(/^(: open\n\n)?$/);
  expect(await other.text()).toBe(': open\n\n');
});

test('returns 502 when the API is down', async () => {
  const { origin } = await siteBefore('http://127.0.0.1:9');
  const answer = await fetch(`${origin}/api/user.php`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ message: 'unavailable', statusCode: 502, code: 'unavailable' });
});

/** Sends a request as written, and returns the status line of its answer. */
function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('latin1');
    socket.once('data', (answer: string) => {
      resolve(answer.split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

const hidden = 'POST /hidden HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n';
const chunked = [
  'Transfer-Encoding: chunked',
  '',
  `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
].join('\r\n');
const droppedLength = ['Connection: content-length', `Content-Length: ${hidden.length}`, '', hidden].join(
  '\r\n',
);

test.each([
  ['GET', 'chunked', chunked, 400],
  ['HEAD', 'chunked', chunked, 400],
  ['OPTIONS', 'chunked', chunked, 400],
  ['GET', 'of a dropped length', droppedLength, 400],
  ['OPTIONS', 'of a dropped length', droppedLength, 400],
  ['DELETE', 'chunked', chunked, 200],
  ['DELETE', 'of a dropped length', droppedLength, 200],
  ['POST', 'chunked', chunked, 200],
  ['POST', 'of a dropped length', droppedLength, 200],
  ['PATCH', 'of a dropped length', droppedLength, 200],
])('no body of a %s request, %s, becomes a request of its own', async (method, _, rest, status) => {
  const seen: [string | undefined, string][] = [];
  const api = await listen((incoming, outgoing) => {
    void bodyOf(incoming).then((body) => {
      seen.push([`${incoming.method} ${incoming.url}`, body.toString()]);
      outgoing.end('{}');
    });
  });
  const { origin } = await siteBefore(api);
  const line = await sendRaw(origin, `${method} /api/user.php HTTP/1.1\r\nHost: a\r\n${rest}`);
  expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await fetch(`${origin}/api/chats.php`);
  expect(seen).toEqual([
    ...(status === 200 ? [[`${method} /api/user.php`, hidden]] : []),
    ['GET /api/chats.php', ''],
  ]);
});

test.each([
  ['rejects it at once', (outgoing: ServerResponse) => outgoing.writeHead(403).end('{}'), 403],
  ['breaks off', (outgoing: ServerResponse) => outgoing.destroy(), 502],
])('the connection closes if the API %s in the middle of a body', async (_, end, status) => {
  const api = await listen((_incoming, outgoing) => void end(outgoing));
  const { origin } = await siteBefore(api);
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('POST /api/chat.php HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nx'),
    );
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect([/^HTTP\/1.1 (\d+)/.exec(answer)?.[1], /^connection: close$/im.test(answer)]).toEqual([
    String(status),
    true,
  ]);
});

test('event streams leave the connections to other calls, which are answered 504 if none is free', async () => {
  const api = await listen((incoming, outgoing) => {
    if (incoming.url === '/api/user.php') return outgoing.end('{}');
    const isStream = incoming.url === '/api/events.php';
    outgoing.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
    outgoing.flushHeaders();
    return outgoing;
  });
  const { origin } = await siteBefore(api, { answerMs: 200, atOnce: 1 });
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
  expect(await statusOf('/api/events.php')).toBe(200);
  expect(await statusOf('/api/user.php')).toBe(200);
  expect(await statusOf('/api/export-file.php')).toBe(200);
  expect(await statusOf('/api/user.php')).toBe(504);
});

test('a response that has begun may rest longer than a call waits for one', async () => {
  let finish = () => undefined as unknown;
  const api = await listen((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.write('{"file":');
    finish = () => outgoing.end('1}');
    setTimeout(finish, 300);
  });
  const { origin } = await siteBefore(api, { answerMs: 100, atOnce: 1 });
  expect(await (await fetch(`${origin}/api/export-file.php`)).json()).toEqual({ file: 1 });
});

test('a client that is refused while it sends its body can read the response', async () => {
  const api = await listen(
    (_incoming, outgoing) => void outgoing.writeHead(429).end('{"code":"rate_limited"}'),
  );
  const { origin } = await siteBefore(api);
  const { hostname, port } = new URL(origin);
  const chunks = Array.from({ length: 128 }, () => Buffer.alloc(64 * 1024));
  const length = chunks.length * 64 * 1024;
  const received = await new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    const send = () => {
      for (let next = chunks.pop(); next && socket.write(next); next = chunks.pop());
    };
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('data', (part: string) => (text += part));
    socket.on('drain', send);
    socket.on('close', (isReset) => resolve([/\{.*\}/.exec(text)?.[0], isReset]));
    socket.write(`POST /api/photos.php HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
    send();
  });
  expect(received).toEqual(['{"code":"rate_limited"}', false]);
});

test('rejects a content length above the limit before the body arrives', async () => {
  const { origin } = await siteBefore(await listen((_incoming, outgoing) => outgoing.end()));
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const asking = request(
      `${origin}/api/photos.php`,
      { method: 'POST', headers: { 'content-length': largestForwardedBody + 1 } },
      (answer) => resolve(answer.statusCode),
    );
    asking.on('error', reject);
    asking.flushHeaders();
  });
  expect(status).toBe(413);
});

test('aborts a body without a content length above the limit', async () => {
  const api = await listen((incoming, outgoing) => {
    incoming.resume();
    incoming.on('end', () => outgoing.end('took it all'));
    incoming.on('error', () => undefined);
  });
  const { origin } = await siteBefore(api);
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent++ < 12) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const answer = await fetch(`${origin}/api/photos.php`, {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});
