import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Connection } from '../database/connection';
import { pgliteDirectory } from '../database/open-database';
import { loadPglite, openPglite } from '../database/open-pglite';
import { readDecrypted } from './encrypted-file';

/** Whether an embedded database holds members. */
async function holdsData(directory: string): Promise<boolean> {
  if (!existsSync(join(directory, 'PG_VERSION'))) return false;
  const { db, close } = await openPglite(directory);
  try {
    return (await db.selectFrom('account').select('id').limit(1).execute()).length > 0;
  } catch {
    return true;
  } finally {
    await close();
  }
}

/**
 * Checks that the embedded database holds no data unless that is to be replaced. The caller has locked the
 * data directory.
 * @throws the reason why it must not be replaced
 */
export async function checkEmbedded(dataDirectory: string, replace: boolean): Promise<void> {
  if (!replace && (await holdsData(pgliteDirectory(dataDirectory))))
    throw new Error(`the database in ${dataDirectory} holds data; --replace replaces it`);
}

/** Loads a backup into a directory of its own. */
async function load(directory: string, { path, key }: { path: string; key: Buffer }): Promise<void> {
  const parts: Buffer[] = [];
  await pipeline(readDecrypted(path, key), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) parts.push(chunk);
  });
  await loadPglite(directory, new Blob(parts, { type: 'application/x-tar' }));
}

async function finishOn<Result>(
  directory: string,
  finish: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await openPglite(directory);
  try {
    return await finish(connection);
  } finally {
    await connection.close();
  }
}

/**
 * Replaces the embedded database by a verified backup once `finish` has run on it; if anything fails nothing
 * has changed. The caller has locked the data directory.
 */
export async function replaceEmbedded<Result>(
  dataDirectory: string,
  backup: { path: string; key: Buffer },
  finish: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const directory = pgliteDirectory(dataDirectory);
  const [staged, former] = [`${directory}.restoring`, `${directory}.replaced`];
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  try {
    await remove(staged);
    await load(staged, backup);
    const result = await finishOn(staged, finish);
    await remove(former);
    if (existsSync(directory)) await rename(directory, former);
    await rename(staged, directory);
    await remove(former);
    return result;
  } finally {
    await remove(staged);
  }
}
