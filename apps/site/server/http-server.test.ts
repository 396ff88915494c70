import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer, drain } from './http-server';

test('closes a hundred connections that never finish their headers, and keeps answering', async () => {
  const limits = { headersMs: 300, requestMs: 600, idleMs: 5000, checkEveryMs: 50, atOnce: 1000 };
  const server = createHttpServer(() => new Response('ok'), limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 100 }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    const parts = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: brand.example\r\nX-Slow: '];
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(parts[index % parts.length] ?? '');
    return once(socket, 'close');
  });
  expect(await Promise.all(sockets)).toHaveLength(100);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
  server.closeAllConnections();
  server.close();
});

test('closes a connection whose response is not read', async () => {
  const limits = { headersMs: 5000, requestMs: 5000, idleMs: 200, checkEveryMs: 50, atOnce: 10 };
  const server = createHttpServer(() => new Response('x'.repeat(50_000_000)), limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const unread = connect(port, '127.0.0.1');
  unread.write('GET / HTTP/1.1\r\nHost: brand.example\r\n\r\n');
  await closed;
  unread.destroy();
  server.close();
});

test('closes connections above the limit', async () => {
  const limits = { headersMs: 5000, requestMs: 5000, idleMs: 5000, checkEveryMs: 1000, atOnce: 2 };
  const server = createHttpServer(() => new Response('ok'), limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const kept = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  const further = connect(port, '127.0.0.1');
  further.on('error', () => undefined);
  further.resume();
  await once(further, 'close');
  expect(kept.map((socket) => socket.destroyed)).toEqual([false, false]);
  for (const socket of kept) socket.destroy();
  server.close();
});

test('keeps idle connections alive for 65 s', async () => {
  const server = createHttpServer(() => new Response('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, agent: new Agent({ keepAlive: true }) }), 'response')) as [
    IncomingMessage,
  ];
  expect(answer.headers['keep-alive']).toBe('timeout=65');
  answer.destroy();
  server.closeAllConnections();
  server.close();
});

test('closes a connection that was idle for its time', async () => {
  const server = createHttpServer(() => new Response('ok'));
  server.keepAliveTimeout = 100;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: brand.example\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString().split('\r\n', 1)).toEqual(['HTTP/1.1 200 OK']);
  await once(socket, 'close');
  server.close();
});

test('drains: running answers are sent, streams are ended, and nothing is accepted any more', async () => {
  let send: (answer: Response) => void = () => undefined;
  const answering = new Promise<Response>((resolve) => {
    send = resolve;
  });
  const server = createHttpServer(() => answering).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const running = fetch(address);
  await once(server, 'request');
  const drained = drain(server, { endStreams: () => send(new Response('late')), milliseconds: 5000 });
  expect(await (await running).text()).toBe('late');
  await drained;
  expect(server.listening).toBe(false);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('drains in time, whatever is still open', async () => {
  const never = new Promise<Response>(() => undefined);
  const server = createHttpServer(() => never).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const cut = expect(running).rejects.toThrow('fetch failed');
  await once(server, 'request');
  await drain(server, { endStreams: () => undefined, milliseconds: 700 });
  await cut;
});
