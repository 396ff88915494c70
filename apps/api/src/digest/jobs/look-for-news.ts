import { recurringJob } from '../../jobs/recurring-job';
import { takeDueLooks } from '../looks';
import { digestMail } from './digest-mail';

/** Queues the digest mails of members who may have news. */
export const lookForNews = recurringJob({
  name: 'notifications.look',
  recurrence: { everySeconds: 60 },
  batchSize: 200,
  async batch({ clock, inTransaction }, { size }) {
    const now = clock.now();
    const taken = await inTransaction(async ({ db, jobs }) => {
      const accountIds = await takeDueLooks(db, now, size);
      for (const accountId of accountIds) await jobs.add(digestMail, { accountId, at: now.toISOString() });
      return accountIds.length;
    });
    return taken === size;
  },
});
