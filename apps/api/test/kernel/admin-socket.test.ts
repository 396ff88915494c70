import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rename, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askAdmin, openAdminSocket } from '../../src/kernel/process/admin-socket';
import { makeLog } from '../../src/kernel/process/log';
import { removeData } from '../support/remove-data';

const { resolve } = createRequire(import.meta.url);

/** Leaves a socket as a killed process does: nobody listens on it any more. */
async function leaveSocket(path: string): Promise<void> {
  const killed = createServer().listen(`${path}.killed`);
  await once(killed, 'listening');
  await rename(`${path}.killed`, path);
  killed.close();
  await once(killed, 'close');
}

test('takes over a socket left by a killed process, and module links still resolve', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'heartwood-socket-')));
  const module = join(folder, 'package', 'module.cjs');
  await mkdir(join(folder, 'package'));
  await writeFile(module, '');
  await symlink(join(folder, 'package'), join(folder, 'link'));
  expect(resolve(module)).toBe(module);

  const path = join(folder, 'admin.sock');
  await leaveSocket(path);
  const server = await openAdminSocket(path, { ping: () => Promise.resolve('pong') }, makeLog('error'));
  expect(resolve(join(folder, 'link', 'module.cjs'))).toBe(module);
  expect(await askAdmin(path, 'ping', [])).toEqual({ ok: true, output: 'pong' });

  server.close();
  await removeData(folder);
});
