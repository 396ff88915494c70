import { recurringJob } from '../../jobs/recurring-job';
import { backupFolder, listBackups } from '../backup-folder';
import { backUpDatabase, backUpPhotos } from '../make-backup';

/** A batch that starts later than this after a backup is not one that copies the rest of its photos. */
const continuesMilliseconds = 600_000;

/** Backs up database and photos every hour if a folder is configured. The first batch writes the database. */
export const backUp = recurringJob({
  name: 'backup.hourly',
  recurrence: { everySeconds: 3600 },
  batchSize: 500,
  async batch(services, { size }) {
    const place = backupFolder(services.environment);
    if (!place) return false;
    const newest = (await listBackups(place.folder)).at(-1);
    const age = newest ? services.clock.now().getTime() - newest.madeAt.getTime() : Infinity;
    const { name, madeAt } =
      newest && age < continuesMilliseconds ? newest : await backUpDatabase(services, place);
    const { copied, more } = await backUpPhotos(services, place, { madeAt, most: size });
    services.log.info({ backup: name, photosCopied: copied }, 'backed up');
    return more;
  },
});
