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

/** Tells open pages of a delivered message. */
export async function announceMessage(
  { events }: Pick<Scope, 'events'>,
  delivered: Delivered,
): Promise<void> {
  for (const { accountId, data } of messageEvents(delivered)) await events.add([accountId], 'message', data);
}
