import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { removePhotoFiles } from '../../photos/jobs/remove-photo-files';

/** Deletes the files of expired exports. */
export const expireExports = recurringJob({
  name: 'accounts.expire-exports',
  recurrence: { everySeconds: 600 },
  batchSize: 50,
  async batch({ db, clock, inTransaction }, { size }) {
    const now = clock.now();
    const over = await db
      .selectFrom('data_export')
      .select('account_id')
      .where('expires_at', '<=', now)
      .where('size', 'is not', null)
      .limit(size)
      .execute();
    await doEach(over, ({ account_id }) =>
      inTransaction(async (scope) => {
        const gone = await scope.db
          .updateTable('data_export')
          .set({ size: null })
          .where('account_id', '=', account_id)
          .where('expires_at', '<=', now)
          .where('size', 'is not', null)
          .returning('key')
          .executeTakeFirst();
        if (gone) await scope.jobs.add(removePhotoFiles, { keys: [gone.key] });
      }),
    );
    return over.length === size;
  },
});
