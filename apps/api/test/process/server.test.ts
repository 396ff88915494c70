import { once } from 'node:events';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeDatabase } from '@heartwood/tooling/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { engine } from '../support/api';
import { buildEntries, ownEnvironment, run, type Running } from '../support/server-process';

vi.setConfig({ testTimeout: 60_000 });

let environment: Record<string, string>;
let drop = () => Promise.resolve();
const started: Running[] = [];

beforeAll(async () => {
  await buildEntries();
  const template = inject('template');
  if (template.engine === 'postgres') {
    const database = await makeDatabase(template.administrator, { label: 'api_process' });
    drop = () => database.drop();
    environment = await ownEnvironment(database.url);
  } else {
    environment = await ownEnvironment();
  }
  expect(await run('prepare', environment).exit).toBe(0);
}, 180_000);

afterEach(async () => {
  for (const { child, exit } of started.splice(0)) {
    child.kill('SIGKILL');
    await exit;
  }
});

afterAll(async () => {
  await rm(environment.DATA_DIR ?? '', { recursive: true, force: true });
  await drop();
});

function start(entry: string, changed: Record<string, string> = {}, args: string[] = []): Running {
  const running = run(entry, { ...environment, ...changed }, args);
  started.push(running);
  return running;
}

async function serve(): Promise<Running> {
  const server = start('server');
  await server.says('"ready"');
  return server;
}

const at = (path: string) => `http://127.0.0.1:${environment.API_PORT}${path}`;

test('it is ready within five seconds, stops on SIGTERM with 0 and leaves no lock', async () => {
  const started = performance.now();
  const server = await serve();
  expect(await (await fetch(at('/readyz'))).json()).toEqual({ ready: true, problems: [] });
  expect(performance.now() - started).toBeLessThan(5000);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await expect(readFile(join(environment.DATA_DIR ?? '', 'database.lock'))).rejects.toThrow('ENOENT');
});

describe.runIf(engine === 'pglite')('the data directory has one process', () => {
  test('a second one ends with the reason', async () => {
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

  test('so is the lock of a process whose number another has now, and one that was cut', async () => {
    const lock = join(environment.DATA_DIR ?? '', 'database.lock');
    for (const content of [`${process.pid} 1\n`, '']) {
      await writeFile(lock, content);
      const server = await serve();
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    }
  });
});

test.runIf(engine === 'postgres')('with PostgreSQL several processes serve', async () => {
  const first = await serve();
  const second = start('server', { API_PORT: String(Number(environment.API_PORT) + 1), SANDBOX_PORT: '0' });
  await second.says('"ready"');
  expect([first.child.exitCode, second.child.exitCode]).toEqual([null, null]);
});

test('requests that run are answered before it stops', async () => {
  const server = await serve();
  const body = JSON.stringify({ email: 'nobody@amberlane.example', password: 'wrong password' });
  const headers = { host: `localhost:${environment.API_PORT}`, 'content-type': 'application/json' };
  const answers = Array.from({ length: 20 }, () =>
    fetch(at('/api/user.php'), { method: 'POST', headers, body }).then(({ status }) => status),
  );
  await server.says('/api/user.php');
  server.child.kill('SIGTERM');
  expect(new Set(await Promise.all(answers))).toEqual(new Set([403, 429]));
  expect(await server.exit).toBe(0);
});

test('operators ask over a socket that nobody else may open', async () => {
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

test('a database that was not prepared is refused', async () => {
  const changed: Record<string, string> = { DATA_DIR: join(environment.DATA_DIR ?? '', 'empty') };
  const template = inject('template');
  const database = template.engine === 'postgres' ? await makeDatabase(template.administrator) : null;
  if (database) changed.DATABASE_URL = database.url;
  const server = start('server', changed);
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(
    'heartwood api: the database lacks 0001-foundation; run the prepare step first\n',
  );
  await database?.drop();
});

test.each(['API_PORT', 'SANDBOX_PORT'])('a taken %s is told in one line', async (key) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const server = start('server', { DEMO: '1', LOG_LEVEL: 'silent', [key]: String(port) });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(`heartwood api: port ${port} is taken by another process\n`);
  taken.close();
});

test.runIf(engine === 'pglite')('a preparation that is asked to stop leaves no lock', async () => {
  const folder = join(environment.DATA_DIR ?? '', 'stopped');
  const preparing = start('prepare', { DATA_DIR: folder });
  const lock = () => readFile(join(folder, 'database.lock'), 'utf8').catch(() => '');
  await expect.poll(lock, { timeout: 10_000 }).toContain(`${preparing.child.pid} `);
  preparing.child.kill('SIGTERM');
  expect(await preparing.exit).toBe(143);
  expect(await lock()).toBe('');
});

test('a photo directory that cannot be written makes it not ready', async () => {
  await serve();
  const photos = join(environment.DATA_DIR ?? '', 'photos');
  await rm(photos, { recursive: true, force: true });
  await writeFile(photos, 'in the way');
  const answer = await fetch(at('/readyz'));
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, problems: ['photos'] }]);
  await rm(photos);
  await chmod(environment.DATA_DIR ?? '', 0o700);
});

test('headers beyond every limit and requests cut in the middle do no harm', async () => {
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
