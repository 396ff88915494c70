import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { insertMember } from '../support/members';
import { prepareOwnServer, type OwnServer } from '../support/own-server';
import { newFolder, newKey } from './places';

vi.setConfig({ testTimeout: 180_000 });

let own: OwnServer;
let folder: string;

beforeAll(async () => {
  folder = await newFolder('commands');
  own = await prepareOwnServer('api_backup', { BACKUP_DIR: folder, BACKUP_KEY: newKey() });
  expect(own.prepared.code).toBe(0);
}, 180_000);
afterEach(() => own.endProcesses());
afterAll(async () => {
  await own.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Runs an operator's command and returns its exit code and output. */
async function command(
  args: string[],
  changed: Record<string, string> = {},
): Promise<[number | null, string]> {
  const running = own.start('command', { LOG_LEVEL: 'error', ...changed }, args);
  return [await running.exit, running.output()];
}

const port = () => own.environment.API_PORT ?? '';
const addMember = () => own.inDatabase((db) => insertMember(db, new Date()));
const memberIds = () =>
  own.inDatabase(async (db) => {
    const rows = await db.selectFrom('account').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  });

test('a folder without a key is refused at the start in one line', async () => {
  const server = own.start('server', { BACKUP_KEY: '' });
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe('heartwood api: BACKUP_KEY: missing, BACKUP_DIR is given\n');
});

test('without a folder both commands name the missing key', async () => {
  const none = { BACKUP_DIR: '', BACKUP_KEY: '' };
  expect(await command(['backup'], none)).toEqual([1, 'BACKUP_DIR: missing, where backups are written\n']);
  expect(await command(['restore', 'x'], none)).toEqual([1, 'BACKUP_DIR: missing, where the backups are\n']);
});

test('backup works with and without a running API, restore only without one and with consent', async () => {
  const id = await addMember();
  const [code, output] = await command(['backup']);
  expect([code, output]).toEqual([0, expect.stringMatching(/^\/\S+\.backup: \d+ bytes; 0 photos copied\n$/)]);
  const name = basename(output.split(':')[0] ?? '');

  const server = await own.serve();
  const [, second] = await command(['backup']);
  expect(second).toMatch(/\.backup: \d+ bytes/);
  expect(await command(['restore', name, '--replace'])).toEqual([
    1,
    `the API runs on port ${port()}; stop it first\n`,
  ]);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);

  const later = await addMember();
  expect(await memberIds()).toEqual([id, later].toSorted());
  expect(await command(['restore', name])).toEqual([
    1,
    expect.stringMatching(/holds data; --replace replaces it\n$/),
  ]);
  expect(await command(['restore', name, '--replace'])).toEqual([
    0,
    expect.stringMatching(
      /^restored the state of \S+Z\n0 accounts erased since were erased again\n0 photos brought back\n0 accounts whose credits differ from their ledger\n$/,
    ),
  ]);
  expect(await memberIds()).toEqual([id]);
  const left = await readdir(own.environment.DATA_DIR ?? '');
  expect(left.filter((one) => one.startsWith('database.'))).toEqual([]);

  await own.serve();
  expect(await (await fetch(own.at('/readyz'))).json()).toEqual({ ready: true, problems: [] });
});

test('restore lists the backups if none is named, and says if one does not exist', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup')).toSorted();
  expect(names).toHaveLength(2);
  expect(await command(['restore'])).toEqual([
    1,
    `usage: restore <file> [--replace]; in ${folder} there are:\n  ${names.join('\n  ')}\n`,
  ]);
  const [code, output] = await command(['restore', 'none.backup']);
  expect([code, output]).toEqual([1, `there is no ${join(folder, 'none.backup')}\n`]);
});
