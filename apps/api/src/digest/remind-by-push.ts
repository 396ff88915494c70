import { earliest } from '../kernel/clock';
import { notify } from '../notifications/notify';
import type { Services } from '../services';
import { markNotified, remindAt, unreadConversations } from './unread-conversations';

/**
 * Reminds a member by push of conversations unread for a day, each once until it is read. Returns when the
 * next one becomes due; null if none is pending.
 */
export async function remindByPush(
  { db, clock, inTransaction }: Pick<Services, 'db' | 'clock' | 'inTransaction'>,
  accountId: string,
): Promise<Date | null> {
  const now = clock.now();
  const notPushed = (await unreadConversations(db, accountId)).filter(({ pushed }) => !pushed);
  const due = notPushed.filter((one) => remindAt(one) <= now);
  if (due.length > 0) {
    await inTransaction(async (scope) => {
      await markNotified(
        scope.db,
        accountId,
        due.map(({ id, lastSeq }) => ({ id, pushedSeq: lastSeq })),
      );
      await notify(
        scope,
        ...due.map(({ id, otherId }) => ({
          type: 'unread' as const,
          accountId,
          byId: otherId,
          facts: { conversationId: id },
        })),
      );
    });
  }
  return earliest(notPushed.filter((one) => !due.includes(one)).map(remindAt));
}
