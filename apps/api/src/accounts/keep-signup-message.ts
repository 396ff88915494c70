import { randomUUID } from 'node:crypto';
import { textContent } from '../chat/content';
import { startConversation } from '../chat/conversation';
import { keepWaitingMessage } from '../chat/waiting-messages';
import type { Brand } from '../kernel/brands';
import { isId } from '../kernel/ids';
import type { Scope } from '../kernel/scope';
import { mayOpen } from '../visibility/may-open';
import type { CheckedSignup } from './signup-form';

/**
 * Stores the message of a signup until the address is confirmed. It costs no credits and is the first free
 * message of the first free conversation. Dropped if the brand has no free messages, or the recipient isn't
 * visible to anyone.
 */
export async function keepSignupMessage(
  scope: Scope,
  senderId: string,
  { id: brand, pool, settings }: Pick<Brand, 'id' | 'pool' | 'settings'>,
  { recipientId, text }: NonNullable<CheckedSignup['message']>,
): Promise<void> {
  if (settings.free_conversations === 0 || settings.free_messages === 0) return;
  if (!isId(recipientId)) return;
  const { db } = scope;
  const recipient = await db
    .selectFrom('profile')
    .select('id')
    .where('id', '=', recipientId)
    .where(mayOpen({ id: null, pool, brand }))
    .executeTakeFirst();
  if (!recipient) return;
  await db.updateTable('account').set({ free_conversations_used: 1 }).where('id', '=', senderId).execute();
  const { id } = await startConversation(scope, { pool, starterId: senderId, otherId: recipientId });
  await db
    .updateTable('conversation_member')
    .set({ free_messages_used: 1 })
    .where('conversation_id', '=', id)
    .where('account_id', '=', senderId)
    .execute();
  const content = textContent(text);
  await keepWaitingMessage(scope, { id: randomUUID(), senderId, recipientId, lastSeq: 0, content, cost: 0 });
}
