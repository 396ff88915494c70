import { sql } from 'kysely';
import type { Message } from '@heartwood/api-contract';
import type { Scope } from '../kernel/scope';
import { notify } from '../notifications/notify';
import type { Content } from './content';
import { messageJson } from './message-json';

/** A message whose credits have been taken. */
interface Delivery {
  /** The message's id; the sender may already have seen it under this id. */
  id: string;
  conversationId: string;
  senderId: string;
  recipientId: string;
  content: Content;
  /** Credits taken for it. */
  cost: number;
}

/**
 * Appends a message to its conversation, which the recipient joins, and notifies both members. Every message
 * passes through here, immediate or delayed, once its sender is confirmed. Returns the message as its sender
 * sees it.
 */
export async function deliver(scope: Scope, delivery: Delivery): Promise<Message> {
  const { db, clock } = scope;
  const { id, conversationId, senderId, recipientId, content, cost } = delivery;
  const now = clock.now();
  const { rows } = await sql<{ seq: number }>`
    with placed as (
      update conversation set last_seq = last_seq + 1, last_message_at = ${now}::timestamptz
      where id = ${conversationId}::uuid
      returning id, last_seq
    ), joined as (
      insert into conversation_member (conversation_id, account_id, other_id)
      select id, ${recipientId}::uuid, ${senderId}::uuid from placed
      on conflict do nothing
    )
    insert into message (conversation_id, seq, id, sender_id, type, text, gift, photo_id, cost, created_at)
    select id, last_seq, ${id}::uuid, ${senderId}::uuid, ${content.type}, ${content.text}, ${content.gift},
      ${content.photo?.id ?? null}::uuid, ${cost}::integer, ${now}::timestamptz
    from placed
    returning seq`.execute(db);
  const [placed] = rows;
  if (!placed) throw new Error('A message was sent to a conversation that does not exist.');
  const message = { ...content, id, seq: placed.seq, sender_id: senderId, cost, created_at: now };
  const eventFor = (accountId: string, profile: string) => ({
    type: placed.seq === 1 ? ('conversation' as const) : ('message' as const),
    accountId,
    byId: senderId,
    page: { conversation: conversationId, profile, message: messageJson(message, accountId, null) },
    facts: { messageId: id },
  });
  await notify(scope, eventFor(recipientId, senderId), eventFor(senderId, recipientId));
  return messageJson(message, senderId, null);
}
