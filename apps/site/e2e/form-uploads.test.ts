import { once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { cookies } from '@heartwood/domain';
import { expect } from '@playwright/test';
import { test } from './environment/own-site';

/** Begins a form of 10 MiB whose body never comes, from the network 127.0.`network`.0. */
function begin(port: string, path: string, { cookie, network = 0 }: { cookie?: string; network?: number }) {
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(10 * 1024 * 1024),
    ...(cookie && { cookie }),
  };
  const asked = send({
    host: '127.0.0.1',
    localAddress: `127.0.${network}.1`,
    port,
    method: 'POST',
    path,
    headers,
  });
  asked.on('error', () => undefined);
  asked.flushHeaders();
  const sent = once(asked, 'socket').then(([socket]) => once(socket as Socket, 'connect'));
  const answer = new Promise<IncomingMessage>((resolve) => {
    asked.on('response', resolve);
  });
  const status = answer.then(({ statusCode }) => statusCode);
  return { sent, answer, status, stop: () => asked.destroy() };
}

test('forms with a file are read with a session only, two of a network and eight of all at once', async ({
  ownSite: { port },
}) => {
  const { statusCode, headers: refusal } = await begin(port, '/login', {}).answer;
  expect([statusCode, refusal.connection]).toEqual([413, 'close']);
  const cookie = `${cookies.auth.name}=none`;
  const path = '/profile?edit=photos';
  const beginFrom = (network: number) => begin(port, path, { cookie, network });
  const begun = [1, 1, 2, 2, 3, 3, 4, 4].map(beginFrom);
  await Promise.all(begun.map(({ sent }) => sent));
  const extra = [beginFrom(1), beginFrom(5)];
  expect(await Promise.all(extra.map(({ status }) => status))).toEqual([503, 503]);
  const first = Promise.race(begun.map(({ status }) => status));
  expect(await Promise.race([first, Promise.resolve('all are read')])).toBe('all are read');
  for (const { stop } of begun) stop();
  const body = '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsort\r\n--x--\r\n';
  const headers = {
    origin: `http://localhost:${port}`,
    'content-type': 'multipart/form-data; boundary=x',
    cookie,
  };
  const later = () =>
    fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
  await expect.poll(async () => (await later()).status).toBe(302);
});
