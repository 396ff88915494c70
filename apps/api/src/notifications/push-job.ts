import { job, type Job } from '../jobs/job';
import type { Db } from '../database/connection';
import { sendPush, type News } from '../push/send-push';
import type { Services } from '../services';
import { deliveryName, rowOf, type Delivery, type PushType } from './event-types';
import { openChannels } from './open-channels';
import { quietUntil } from './quiet-hours';

/** The input from which a push is written. */
export type PushDelivery<Type extends PushType> = Delivery<Type> & {
  accountId: string;
  /** It was held back by quiet hours. */
  held?: true;
};

/** The end of the member's current quiet hours; null if none apply. */
async function quietFor(db: Db, accountId: string, now: Date): Promise<Date | null> {
  const kept = await db
    .selectFrom('notification_state')
    .select(['quiet_from as from', 'quiet_until as until', 'time_zone as timeZone'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!kept?.from || !kept.until || !kept.timeZone) return null;
  return quietUntil({ from: kept.from, until: kept.until, timeZone: kept.timeZone }, now);
}

/**
 * Declares the push of a type of event. During the member's quiet hours it waits for their end, and then
 * checks again.
 * @param read returns the content, current when the push goes out; null if there is nothing to report any
 * more
 */
export function pushJob<Type extends PushType>(
  type: Type,
  read: (delivery: PushDelivery<NoInfer<Type>>, services: Services) => Promise<News | null>,
): Job<Delivery<Type>> {
  const declared: Job<Delivery<Type> & { held?: true }> = job(
    deliveryName('push', type),
    async (delivery, services) => {
      const { accountId } = delivery;
      if (accountId === null) return;
      const { db, clock, inTransaction } = services;
      const now = clock.now();
      const open = await openChannels(db, now, delivery, rowOf(type).setting);
      const news = open.has('push') ? await read({ ...delivery, accountId }, services) : null;
      if (!news) return;
      const until = await quietFor(db, accountId, now);
      if (until) {
        const startAfter = Math.ceil((until.getTime() - now.getTime()) / 1000);
        await inTransaction(({ jobs }) => jobs.add(declared, { ...delivery, held: true }, { startAfter }));
      } else await sendPush(services, accountId, news, type);
    },
  );
  return declared;
}
