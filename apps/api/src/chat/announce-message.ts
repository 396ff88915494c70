import { addPush } from '../push/has-push';
import { pushMessage } from '../push/jobs/push-message';
import type { Scope } from '../kernel/scope';
import { messageJson, type MessageRow } from './message-json';

interface Delivered {
  conversationId: string;
  recipientId: string;
  message: MessageRow;
}

/**
 * What each of the two is told of a message: the recipient, and the sender's other browsers. The unread count is added
 * when the event is sent, so that it is true then.
 */
export function messageEvents({
  conversationId,
  recipientId,
  message,
}: Delivered): { accountId: string; data: object }[] {
  const { sender_id } = message;
  const told = (accountId: string, profile: string) => ({
    accountId,
    data: { conversation: conversationId, profile, message: messageJson(message, accountId, 0) },
  });
  return [told(recipientId, sender_id), told(sender_id, recipientId)];
}

/** Tells open pages of a delivered message, and the recipient by push. */
export async function announceMessage(
  scope: Pick<Scope, 'db' | 'events' | 'jobs'>,
  delivered: Delivered,
): Promise<void> {
  for (const { accountId, data } of messageEvents(delivered))
    await scope.events.add([accountId], 'message', data);
  const { recipientId, message } = delivered;
  await addPush(scope, pushMessage, { recipientId, messageId: message.id });
}
