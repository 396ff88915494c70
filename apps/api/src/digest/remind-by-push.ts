import { earliest } from '../kernel/clock';
import { notify } from '../notifications/notify';
import type { Services } from '../services';
import { markNotified, remindAt, type UnreadConversation } from './unread-conversations';

/**
 * Reminds a member by push of conversations unread for a day, each once until it is read. Returns when the
 * next one becomes due; null if none is pending.
 */
export async function remindByPush(
  { clock, inTransaction }: Pick<Services, 'clock' | 'inTransaction'>,
  accountId: string,
  unread: readonly UnreadConversation[],
): Promise<Date | null> {
  const now = clock.now();
  const notPushed = unread.filter(({ pushed }) => !pushed);
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
