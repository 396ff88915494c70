import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { lastRunEnded, reasonNotToStart } from '../src/free-place.mjs';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'heartwood-place-'));
const lock = join(DATA_DIR, 'database.lock');
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const servers = [];
let environment;

async function occupy(host = '127.0.0.1') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  servers.push(server);
  return String(server.address().port);
}

async function close(server) {
  server.close();
  await once(server, 'close');
}

beforeEach(async () => {
  const ports = [await occupy(), await occupy(), await occupy()];
  await Promise.all(servers.splice(0).map(close));
  const [PORT, API_PORT, SANDBOX_PORT] = ports;
  environment = { PORT, API_PORT, SANDBOX_PORT, DATA_DIR, BASE_URL: `http://localhost:${PORT}` };
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
  rmSync(lock, { force: true });
});

test('nothing is in the way', async () => {
  expect(await reasonNotToStart(environment, true)).toBe(undefined);
});

test.each(['PORT', 'API_PORT', 'SANDBOX_PORT'])('a taken %s is told', async (key) => {
  const port = await occupy();
  expect(await reasonNotToStart({ ...environment, [key]: port }, true)).toBe(
    `Port ${port} is taken: stop what uses it, or set ${key} to another.`,
  );
});

test('ports that nobody is to listen on may be taken', async () => {
  const port = await occupy();
  expect(await reasonNotToStart({ ...environment, API_PORT: port, SANDBOX_PORT: port }, false)).toBe(
    undefined,
  );
  expect(await reasonNotToStart({ ...environment, SANDBOX_PORT: port, DEMO: '0' }, true)).toBe(undefined);
});

test('one port for two, and a port that is none, are told', async () => {
  expect(await reasonNotToStart({ ...environment, API_PORT: environment.PORT }, true)).toBe(
    `API_PORT and PORT are both ${environment.PORT}; give each a port of its own.`,
  );
  expect(await reasonNotToStart({ ...environment, PORT: 'x' }, true)).toBe('PORT is not a port: x');
  expect(await reasonNotToStart({ ...environment, PORT: '70000' }, true)).toBe('PORT is not a port: 70000');
});

test('where Heartwood runs already, its process is named in place of the port', async () => {
  const port = await occupy();
  writeFileSync(lock, `${process.pid} 1\n`);
  expect(await reasonNotToStart({ ...environment, PORT: port }, true)).toBe(
    `${DATA_DIR} is in use by process ${process.pid}: Heartwood runs already. Stop it first, or set DATA_DIR and the ports to others.`,
  );
});

test('a run that is about to end is waited for; one that serves, or is long in ending, is not', async () => {
  const waits = [];
  const ending = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300)']);
  const ended = once(ending, 'exit').then(() => waits.push('ended'));
  writeFileSync(lock, `${ending.pid} 1\n`);
  await lastRunEnded(environment, () => waits.push('waiting'));
  await ended;
  await lastRunEnded(environment, () => waits.push('waiting for one that is gone'));

  writeFileSync(lock, `${process.pid} 1\n`);
  const port = await occupy();
  await lastRunEnded({ ...environment, PORT: port }, () => waits.push('waiting for one that serves'));
  await lastRunEnded(environment, () => waits.push('waiting at most 100 ms'), 100);
  expect(waits).toEqual(['waiting', 'ended', 'waiting at most 100 ms']);
});
