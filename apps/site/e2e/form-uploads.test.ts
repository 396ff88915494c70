import { request as send } from 'node:http';
import { cookies } from '@heartwood/domain';
import { expect } from '@playwright/test';
import { test } from './environment/own-site';

const mostAtOnce = 8;

/** Begins a form of 10 MiB whose body never comes. */
function begin(port: string, path: string, cookie?: string) {
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(10 * 1024 * 1024),
    ...(cookie && { cookie }),
  };
  const asked = send({ host: '127.0.0.1', port, method: 'POST', path, headers });
  asked.on('error', () => undefined);
  asked.flushHeaders();
  const status = new Promise((resolve) => {
    asked.on('response', (answer) => resolve(answer.statusCode));
  });
  return { status, stop: () => asked.destroy() };
}

test('forms with a file are read for members only, and eight at once', async ({ ownSite: { port } }) => {
  expect(await begin(port, '/login').status).toBe(413);
  const session = `${cookies.auth.name}=none`;
  const path = '/profile?edit=photos';
  const begun = Array.from({ length: mostAtOnce + 1 }, () => begin(port, path, session));
  expect(await Promise.race(begun.map(({ status }) => status))).toBe(503);
  for (const { stop } of begun) stop();
  const body = '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsort\r\n--x--\r\n';
  const headers = {
    origin: `http://localhost:${port}`,
    'content-type': 'multipart/form-data; boundary=x',
    cookie: session,
  };
  const later = () =>
    fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
  await expect.poll(async () => (await later()).status).toBe(302);
});
