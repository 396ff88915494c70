import { once } from 'node:events';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { migrations } from '../../src/database/migrations/all';
import { engine } from '../support/api';
import { prepareInFlight } from './in-flight';
import { prepareOwnServer, type OwnServer } from '../support/own-server';
import { signupForm } from '../support/signup-form';

vi.setConfig({ testTimeout: 60_000 });

let own: OwnServer;
let environment: Record<string, string>;

beforeAll(async () => {
  own = await prepareOwnServer('api_process');
  environment = own.environment;
  expect(own.prepared.code).toBe(0);
}, 180_000);
afterEach(() => own.endProcesses());
afterAll(() => own.remove());

const start: OwnServer['start'] = (...args) => own.start(...args);
const serve = () => own.serve();
const at = (path: string) => own.at(path);

test('is ready almost as soon as the database opens, stops on SIGTERM with exit code 0 and leaves no lock', async () => {
  const opened = performance.now();
  expect(await start('prepare').exit).toBe(0);
  const started = performance.now();
  const server = await serve();
  expect(await (await fetch(at('/readyz'))).json()).toEqual({ ready: true, problems: [] });
  const ready = performance.now();
  expect((ready - started) / (started - opened)).toBeLessThan(3);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await expect(readFile(join(environment.DATA_DIR ?? '', 'database.lock'))).rejects.toThrow('ENOENT');
});

test('stops when its parent process disconnects', async () => {
  const server = await serve();
  server.child.disconnect();
  expect(await server.exit).toBe(0);
});

describe.runIf(engine === 'pglite')('data directory', () => {
  test('a new one is for its owner alone', async () => {
    const directory = join(environment.DATA_DIR ?? '', 'new');
    expect(await start('prepare', { DATA_DIR: directory }).exit).toBe(0);
    expect(((await stat(directory)).mode & 0o777).toString(8)).toBe('700');
  });

  test('a second process exits with the reason', async () => {
    const first = await serve();
    const second = start('server');
    expect(await second.exit).toBe(1);
    expect(second.output()).toBe(
      `heartwood api: ${environment.DATA_DIR} is in use by process ${first.child.pid} (see ${environment.DATA_DIR}/database.lock)\n`,
    );
    expect((await fetch(at('/healthz'))).status).toBe(200);
    expect(await start('prepare').exit).toBe(1);
  });

  test('the lock of a killed process is taken over', async () => {
    const first = await serve();
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await serve();
    expect((await readFile(join(environment.DATA_DIR ?? '', 'database.lock'), 'utf8')).split(' ')[0]).toBe(
      String(second.child.pid),
    );
  });

  test('a lock with a reused process id and an empty lock are taken over', async () => {
    const lock = join(environment.DATA_DIR ?? '', 'database.lock');
    for (const content of [`${process.pid} 1\n`, '']) {
      await writeFile(lock, content);
      const server = await serve();
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    }
  });
});

test.runIf(engine === 'postgres')('several processes can serve with PostgreSQL', async () => {
  const first = await serve();
  const second = start('server', { API_PORT: String(Number(environment.API_PORT) + 1), SANDBOX_PORT: '0' });
  await second.says('"ready"');
  expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
});

test('a hundred running requests, uploads included, are answered and stored before it stops', async () => {
  const inFlight = await prepareInFlight(own);
  const server = start('server', { LIMITS: 'off' });
  await server.says('"ready"');
  const answers = inFlight.send(own.at(''));
  await server.says('"request"');
  const begun = performance.now();
  server.child.kill('SIGTERM');
  expect(await answers).toEqual({ 'message 200': 40, 'upload 201': 10, 'like 200': 20, 'page 200': 30 });
  expect(await server.exit).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await inFlight.missing()).toEqual([]);
});

test.each([
  ['40P01', 'a deadlock'],
  ['40001', 'a conflict of transactions'],
])('%s, %s that persists, returns 503 and is logged', async (code) => {
  await own.inDatabase(async (db) => {
    await sql`create or replace function contend() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'contention' using errcode = '${code}'; end`)}`.execute(db);
    await sql`create trigger contention before insert on account for each row execute function contend()`.execute(
      db,
    );
  });
  const server = await serve();
  const { terms_version } = (await (await fetch(at('/api/settings.php'))).json()) as {
    terms_version: string;
  };
  const answer = await fetch(at('/api/signup.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupForm({ terms_version })),
  });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '1',
    { message: 'unavailable', statusCode: 503, code: 'unavailable' },
  ]);
  await server.says('"unavailable"');
  const line = server
    .output()
    .split('\n')
    .find((one) => one.includes('"unavailable"'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 40,
    msg: 'unavailable',
    route: '/api/signup.php',
    requestId: answer.headers.get('x-request-id'),
    err: { code, message: 'contention' },
  });
  server.child.kill('SIGTERM');
  await server.exit;
  await own.inDatabase((db) => sql`drop trigger contention on account`.execute(db));
});

test('operators use an admin socket that only its owner can open', async () => {
  const server = await serve();
  const socket = join(environment.DATA_DIR ?? '', `admin-${environment.API_PORT}.sock`);
  expect(((await stat(socket)).mode & 0o777).toString(8)).toBe('600');
  const status = start('command', {}, ['status']);
  expect(await status.exit).toBe(0);
  expect(JSON.parse(status.output())).toEqual({ pid: server.child.pid, engine, ready: true, problems: [] });
  const unknown = start('command', {}, ['nothing']);
  expect(await unknown.exit).toBe(1);
  expect(unknown.output()).toContain('unknown command');
  expect(await start('command', {}, ['stop']).exit).toBe(0);
  expect(await server.exit).toBe(0);
  const late = start('command', {}, ['status']);
  expect(await late.exit).toBe(1);
  expect(late.output()).toContain('no API runs');
});

test('an unprepared database is refused with its missing migrations', async () => {
  const changed: Record<string, string> = { DATA_DIR: join(environment.DATA_DIR ?? '', 'empty') };
  const template = inject('template');
  const database = template.engine === 'postgres' ? await makeDatabase(template.administrator) : null;
  if (database) changed.DATABASE_URL = database.url;
  const server = start('server', changed);
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(
    `heartwood api: the database lacks ${Object.keys(migrations).join(', ')}; run the prepare step first\n`,
  );
  await database?.drop();
});

test.each(['API_PORT', 'SANDBOX_PORT'])('a taken %s is reported in one line', async (key) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = start('server', { DEMO: '1', LOG_LEVEL: 'silent', [key]: String(port) });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(`heartwood api: port ${port} is taken by another process\n`);
  taken.close();
});

test.runIf(engine === 'pglite')('a prepare step stopped by SIGTERM leaves no lock', async () => {
  const folder = join(environment.DATA_DIR ?? '', 'stopped');
  const preparing = start('prepare', { DATA_DIR: folder });
  const lock = () => readFile(join(folder, 'database.lock'), 'utf8').catch(() => '');
  await expect.poll(lock, { timeout: 10_000 }).toContain(`${preparing.child.pid} `);
  preparing.child.kill('SIGTERM');
  expect(await preparing.exit).toBe(143);
  expect(await lock()).toBe('');
});

test('an unusable photo directory makes it not ready', async () => {
  await serve();
  const photos = join(environment.DATA_DIR ?? '', 'photos');
  await rm(photos, { recursive: true, force: true });
  await writeFile(photos, 'in the way');
  const answer = await fetch(at('/readyz'));
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, problems: ['photos'] }]);
  await rm(photos);
  await chmod(environment.DATA_DIR ?? '', 0o700);
});

test('oversized headers return 431, and a truncated request leaves the server ready', async () => {
  await serve();
  const huge = await fetch(at('/api/user.php'), { headers: { 'x-large': 'a'.repeat(40_000) } });
  expect(huge.status).toBe(431);
  const cut = request(at('/api/user.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '100' },
  });
  cut.on('error', () => undefined);
  cut.write('{"email":');
  cut.destroy();
  expect((await fetch(at('/readyz'))).status).toBe(200);
});
