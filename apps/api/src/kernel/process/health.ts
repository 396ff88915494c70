import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { missingMigrations } from '../../database/migrate';
import type { Services } from '../../services';

const databaseMilliseconds = 500;
const photosMilliseconds = 2000;

async function succeeds(asked: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = wait(milliseconds, false, { ref: false });
  return Promise.race([
    late,
    asked.then(
      () => true,
      () => false,
    ),
  ]);
}

/** Why this process should get no requests; empty when it is ready. */
export async function findNotReady({ db, photos, stopping }: Services): Promise<string[]> {
  if (stopping.aborted) return ['draining'];
  if (!(await succeeds(sql`select 1`.execute(db), databaseMilliseconds))) return ['database'];
  const problems: string[] = [];
  if ((await missingMigrations(db)).length > 0) problems.push('migrations');
  if (!(await succeeds(photos.check(), photosMilliseconds))) problems.push('photos');
  return problems;
}
