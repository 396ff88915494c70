import { job, type Job } from '../jobs/job';
import { tellByPush, type News } from '../push/tell-by-push';
import type { Services } from '../services';
import { deliveryName, rowOf, type Delivery, type PushType } from './event-types';
import { openChannels } from './open-channels';

/** What a push is written from. */
export type PushDelivery<Type extends PushType> = Delivery<Type> & { accountId: string };

/**
 * Declares the push of a type of event.
 * @param read gives what to tell as it is when the push goes out; null where there is nothing to tell any more
 */
export function pushJob<Type extends PushType>(
  type: Type,
  read: (delivery: PushDelivery<NoInfer<Type>>, services: Services) => Promise<News | null>,
): Job<Delivery<Type>> {
  return job<Delivery<Type>>(deliveryName('push', type), async (delivery, services) => {
    const { accountId } = delivery;
    if (accountId === null) return;
    const open = await openChannels(services.db, services.clock.now(), delivery, rowOf(type).setting);
    const news = open.has('push') ? await read({ ...delivery, accountId }, services) : null;
    if (news) await tellByPush(services, accountId, news, type);
  });
}
