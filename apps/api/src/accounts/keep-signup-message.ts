import { randomUUID } from 'node:crypto';
import { startConversation } from '../chat/append-message';
import { keepWaitingMessage } from '../chat/waiting-messages';
import type { Scope } from '../kernel/scope';
import { mayOpen } from '../profiles/meeting';
import type { CheckedSignup } from './signup-form';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps the message of a signup until the address is confirmed. It costs no credits and is the first free message of
 * the first free conversation. A recipient whom nobody could see gets none.
 */
export async function keepSignupMessage(
  scope: Scope,
  senderId: string,
  pool: string,
  { recipientId, text }: NonNullable<CheckedSignup['message']>,
): Promise<void> {
  if (!uuid.test(recipientId)) return;
  const { db } = scope;
  const recipient = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', recipientId)
    .where(mayOpen(null, pool))
    .executeTakeFirst();
  if (!recipient) return;
  const { id } = await startConversation(scope, { pool, starterId: senderId, otherId: recipientId });
  await db.updateTable('account').set({ free_conversations_used: 1 }).where('id', '=', senderId).execute();
  await db
    .updateTable('conversation_member')
    .set({ free_messages_used: 1 })
    .where('conversation_id', '=', id)
    .where('account_id', '=', senderId)
    .execute();
  await keepWaitingMessage(scope, { id: randomUUID(), senderId, recipientId, text, cost: 0 });
}
