import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backupDays } from '@heartwood/domain';
import { after } from '../kernel/clock';

/** An account that was erased, and when: what a restored backup must erase again. */
export interface Erasure {
  accountId: string;
  erasedAt: Date;
}

const daySeconds = 86_400;
const fileOf = /^(\d{4}-\d{2}-\d{2})\.log$/;
const lineOf = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([0-9a-f-]{36})$/;

/** One file per day, so that expired ones are deleted whole while others are appended to. */
const folderOf = (backupFolder: string) => join(backupFolder, 'erased');

/** Records an erasure beside the backups; on disk once this resolves. */
export async function appendErasure(backupFolder: string, { accountId, erasedAt }: Erasure): Promise<void> {
  const moment = erasedAt.toISOString();
  const folder = folderOf(backupFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, `${moment.slice(0, 10)}.log`), 'a', 0o600);
  try {
    // The first line break ends the line of a process that was killed while writing.
    await file.appendFile(`\n${moment} ${accountId}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function logFiles(backupFolder: string): Promise<{ day: string; path: string }[]> {
  const folder = folderOf(backupFolder);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted().flatMap((name) => {
    const day = fileOf.exec(name)?.[1];
    return day ? [{ day, path: join(folder, name) }] : [];
  });
}

/** The ids of all recorded accounts, each once. */
export async function readErasures(backupFolder: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const { path } of await logFiles(backupFolder)) {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
      const id = lineOf.exec(line)?.[2];
      if (id) ids.add(id);
    }
  }
  return [...ids];
}

/** Deletes the records of erasures that every backup is newer than. */
export async function forgetErasures(backupFolder: string, now: Date): Promise<void> {
  const oldestDay = after(now, -backupDays * daySeconds)
    .toISOString()
    .slice(0, 10);
  for (const { day, path } of await logFiles(backupFolder))
    if (day < oldestDay) await rm(path, { force: true });
}
