import { basename } from 'node:path';
import { readErasures } from '../accounts/erased-log';
import { countDriftedAccounts } from '../credits/drift';
import type { Connection } from '../database/connection';
import { migrate } from '../database/migrate';
import { migrations } from '../database/migrations/all';
import { openPostgres } from '../database/open-postgres';
import { makeJobs, type Worker } from '../jobs/jobs';
import type { Clock } from '../kernel/clock';
import type { Environment } from '../kernel/environment';
import { lockDirectory } from '../kernel/process/lock-file';
import { makeLog } from '../kernel/process/log';
import { makeInTransaction } from '../kernel/scope';
import { photoFolder } from '../photos/open-photo-store';
import type { BackupFolder } from './backup-folder';
import { verify, type Header } from './encrypted-file';
import { removeNewerPhotos, restorePhotos, savePhotos, type RestoredPhotos } from './photo-files';
import { replayErasures } from './replay-erasures';
import { checkEmbedded, replaceEmbedded } from './restore-embedded';
import { checkPostgres, restorePostgres } from './restore-postgres';

/** What a restore needs: where to, and the queues of the jobs that it adds. */
export interface RestoreTarget {
  environment: Environment;
  clock: Clock;
  jobs: readonly Pick<Worker, 'name'>[];
}

/** What a restore did. */
export interface Restored extends RestoredPhotos {
  madeAt: Date;
  /** Accounts erased again. */
  erased: number;
  /** Accounts whose credits differ from their ledger; must be 0. */
  drifted: number;
}

function checkKind({ kind, of }: Header, path: string, { DATABASE_URL }: Environment): void {
  const name = basename(path);
  if (kind === 'photo') throw new Error(`${name} is a photo, not a database`);
  if (kind === 'pglite' && DATABASE_URL)
    throw new Error(`${name} is of an embedded database, but DATABASE_URL is set`);
  if (kind === 'postgres' && !DATABASE_URL)
    throw new Error(`${name} is of PostgreSQL, but DATABASE_URL is not set`);
  if (of !== '' && !Object.hasOwn(migrations, of))
    throw new Error(`${name} was made by a newer version, which has the migration ${of}`);
}

/** Brings a restored database up to date and erases again who was erased since. */
async function finishDatabase(
  connection: Connection,
  { environment, clock, jobs: workers }: RestoreTarget,
  accountIds: readonly string[],
): Promise<Pick<Restored, 'erased' | 'drifted'>> {
  const jobs = makeJobs(connection, makeLog(environment.LOG_LEVEL));
  await migrate(connection.db);
  await jobs.prepare(workers);
  const inTransaction = makeInTransaction({ connection, clock, jobs });
  const erased = await replayErasures(inTransaction, accountIds, environment.SESSION_SECRET);
  return { erased, drifted: await countDriftedAccounts(connection.db) };
}

/**
 * Restores a backup into the configured database and photo directory. The file is verified before anything
 * changes; photos added since are removed from the store once the backup folder has them.
 * @throws the reason, if the backup is unusable, the database is in use, or it holds data and isn't to be
 * replaced
 */
export async function restoreBackup(
  target: RestoreTarget,
  place: BackupFolder,
  { path, replace }: { path: string; replace: boolean },
): Promise<Restored> {
  const { environment, clock } = target;
  const { DATABASE_URL, DATA_DIR } = environment;
  const header = await verify(path, place.key);
  const { madeAt } = header;
  checkKind(header, path, environment);
  const accountIds = await readErasures(place.folder);
  const store = photoFolder(environment);
  const photosBack = async () => {
    if (store === null) return { restored: 0, damaged: [] };
    await savePhotos(place, { store, madeAt: clock.now() });
    const restored = await restorePhotos(place, { store, madeAt });
    await removeNewerPhotos(place, { store, madeAt });
    return restored;
  };

  if (DATABASE_URL) {
    await checkPostgres(DATABASE_URL, replace);
    await restorePostgres(DATABASE_URL, path, place.key);
    // From here on the backup is in place, and the API must not start before the rest is done too.
    const connection = openPostgres(DATABASE_URL, { connections: 2, statementMilliseconds: 0 });
    try {
      const finished = await finishDatabase(connection, target, accountIds);
      return { madeAt, ...finished, ...(await photosBack()) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the database is restored, but not the rest; repeat with --replace: ${reason}`, {
        cause: error,
      });
    } finally {
      await connection.close();
    }
  }

  const unlock = lockDirectory(DATA_DIR);
  try {
    await checkEmbedded(DATA_DIR, replace);
    const finished = await replaceEmbedded(DATA_DIR, { path, key: place.key }, (connection) =>
      finishDatabase(connection, target, accountIds),
    );
    return { madeAt, ...finished, ...(await photosBack()) };
  } finally {
    unlock();
  }
}
