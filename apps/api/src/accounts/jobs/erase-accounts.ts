import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { lastGoneDeletion } from '../account-standing';
import { eraseAccount } from '../erase-account';

/** Erases accounts deleted too long ago to be reactivated, each in its own transaction. */
export const eraseAccounts = recurringJob({
  name: 'accounts.erase',
  recurrence: { everySeconds: 3600 },
  batchSize: 50,
  async batch({ db, clock, environment, inTransaction, log }, { size }) {
    const gone = await db
      .selectFrom('account')
      .select('id')
      .where('status', '=', 'deleted')
      .where('deleted_at', '<=', lastGoneDeletion(clock.now()))
      .orderBy('deleted_at')
      .limit(size)
      .execute();
    await doEach(gone, async ({ id }) => {
      const erased = await inTransaction((scope) => eraseAccount(scope, id, environment.SESSION_SECRET));
      if (erased) log.info('account erased');
    });
    return gone.length === size;
  },
});
