import { commands } from './commands';
import { missingMigrations } from './database/migrate';
import { openDatabase } from './database/open-database';
import { installedBrands } from './kernel/brands';
import { systemClock } from './kernel/clock';
import type { Environment } from './kernel/environment';
import { lockDirectory } from './kernel/process/lock-file';
import { openPhotoStore } from './photos/open-photo-store';

/** Does a command that also works while no API runs, on the database itself; null when it needs a running one. */
export async function runAlone(
  environment: Environment,
  name: string,
  args: readonly string[],
): Promise<string | null> {
  const command = commands.get(name);
  if (!command) return null;
  const unlock = environment.DATABASE_URL ? () => undefined : lockDirectory(environment.DATA_DIR);
  process.on('exit', unlock);
  const connection = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDirectory: environment.DATA_DIR,
    poolSize: 2,
    statementMilliseconds: 0,
  });
  try {
    const missing = await missingMigrations(connection.db);
    if (missing.length > 0) throw new Error('the database was not prepared; start the demo first');
    const photos = await openPhotoStore(environment);
    const brands = installedBrands(environment);
    return await command({ environment, db: connection.db, photos, clock: systemClock, brands }, args);
  } finally {
    await connection.close();
    unlock();
  }
}
