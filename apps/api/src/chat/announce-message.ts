import type { Scope } from '../kernel/scope';
import { messageJson, type MessageRow } from './message-json';

/**
 * Tells open pages of a delivered message: the recipient's, and the sender's other browsers. The unread count is
 * added when the event is sent, so that it is true then.
 */
export async function announceMessage(
  { events }: Pick<Scope, 'events'>,
  { conversationId, recipientId, message }: { conversationId: string; recipientId: string; message: MessageRow },
): Promise<void> {
  const { sender_id } = message;
  const told = (viewerId: string, profile: string) =>
    events.add([viewerId], 'message', {
      conversation: conversationId,
      profile,
      message: messageJson(message, viewerId, 0),
    });
  await told(recipientId, sender_id);
  await told(sender_id, recipientId);
}
