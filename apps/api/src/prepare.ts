import { allJobs } from './all-jobs';
import { seedDemo } from './demo/seed-demo';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { makeJobs } from './jobs/jobs';
import { installedBrands } from './kernel/brands';
import { systemClock } from './kernel/clock';
import { readEnvironment } from './kernel/environment';
import { lockDirectory } from './kernel/process/lock-file';
import { makeLog } from './kernel/process/log';
import { openPhotoStore } from './photos/open-photo-store';
import { makeVariants } from './photos/pipeline';

/**
 * Migrates the database and fills an empty demo, in a separate process: PGlite's first initialisation keeps a
 * lot of memory.
 */
async function prepare(): Promise<void> {
  const environment = readEnvironment(process.env);
  const brands = installedBrands(environment);
  const unlock = environment.DATABASE_URL ? () => undefined : lockDirectory(environment.DATA_DIR);
  process.on('exit', unlock);
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  const connection = await openDatabase(environment, { connections: 2, statementMilliseconds: 0 });
  try {
    const log = makeLog(environment.LOG_LEVEL);
    const ran = await migrate(connection.db);
    await makeJobs(connection, log).prepare(allJobs);
    log.info({ ran, engine: connection.engine }, 'prepared');
    if (!environment.DEMO) return;
    const seeded = await seedDemo({
      db: connection.db,
      photoStore: await openPhotoStore(environment),
      pipeline: makeVariants,
      clock: systemClock,
      brands: brands.all,
      size: environment.DEMO_MEMBERS,
      progress: (drawn, of) => process.send?.({ drawn, of }),
    });
    if (seeded.pools.length > 0) log.info(seeded, 'demo members written');
  } finally {
    await connection.close();
  }
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`heartwood prepare: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
