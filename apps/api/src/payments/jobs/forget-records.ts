import { doEach } from '../../jobs/do-each';
import { recurringJob } from '../../jobs/recurring-job';
import { accountsToForget, forgetRecords, retainedFrom } from '../retention/forget-records';

/** Deletes the records of erased accounts once none of them has to be kept: `docs/0018`. */
export const forgetErasedRecords = recurringJob({
  name: 'payments.forget-records',
  recurrence: { everySeconds: 24 * 3600 },
  batchSize: 50,
  async batch({ db, clock, inTransaction, log }, { size }) {
    const from = retainedFrom(clock.now());
    const accounts = await accountsToForget(db, from, size);
    await doEach(accounts, async (id) => {
      if (await inTransaction((scope) => forgetRecords(scope, id, from))) log.info('records deleted');
    });
    return accounts.length === size;
  },
});
