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

test('returns no reason when all ports and the data directory are free', async () => {
  expect(await reasonNotToStart(environment, true)).toBe(undefined);
});

test.each(['PORT', 'API_PORT', 'SANDBOX_PORT'])('reports a taken %s', async (key) => {
  const port = await occupy();
  expect(await reasonNotToStart({ ...environment, [key]: port }, true)).toBe(
    `Port ${port} is taken: stop what uses it, or set ${key} to another.`,
  );
});

test('ignores ports that will not be used', async () => {
  const port = await occupy();
  expect(await reasonNotToStart({ ...environment, API_PORT: port, SANDBOX_PORT: port }, false)).toBe(
    undefined,
  );
  expect(await reasonNotToStart({ ...environment, SANDBOX_PORT: port, DEMO: '0' }, true)).toBe(undefined);
});

test('reports a port used twice and an invalid port', async () => {
  expect(await reasonNotToStart({ ...environment, API_PORT: environment.PORT }, true)).toBe(
    `API_PORT and PORT are both ${environment.PORT}; give each a port of its own.`,
  );
  expect(await reasonNotToStart({ ...environment, PORT: 'x' }, true)).toBe('PORT is not a port: x');
  expect(await reasonNotToStart({ ...environment, PORT: '70000' }, true)).toBe('PORT is not a port: 70000');
});

test('reports the process of a running Heartwood instead of the port', async () => {
  const port = await occupy();
  writeFileSync(lock, `${process.pid} 1\n`);
  expect(await reasonNotToStart({ ...environment, PORT: port }, true)).toBe(
    `${DATA_DIR} is in use by process ${process.pid}: Heartwood runs already. Stop it first, or set DATA_DIR and the ports to others.`,
  );
});

test('waits for a run that is ending, but not for one that serves or longer than the limit', async () => {
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
