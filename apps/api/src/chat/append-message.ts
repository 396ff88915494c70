import { sql } from 'kysely';
import type { Scope } from '../kernel/scope';
import type { MessageType } from '../database/schema';
import { pairOf } from './partner';

export interface NewMessage {
  conversationId: string;
  senderId: string;
  type: MessageType;
  text: string;
  /** Credits that were taken for it. */
  cost: number;
  /** Kept where the message was shown under an id before. */
  id?: string;
}

/** Puts a message at the end of its conversation, in one statement, and gives its place and id. */
export async function appendMessage(
  { db, clock }: Scope,
  message: NewMessage,
): Promise<{ seq: number; id: string }> {
  const now = clock.now();
  const { rows } = await sql<{ seq: number; id: string }>`
    with placed as (
      update conversation set last_seq = last_seq + 1, last_message_at = ${now}::timestamptz
      where id = ${message.conversationId}::uuid
      returning last_seq
    )
    insert into message (conversation_id, seq, id, sender_id, type, text, cost, created_at)
    select ${message.conversationId}::uuid, last_seq, coalesce(${message.id ?? null}::uuid, gen_random_uuid()),
      ${message.senderId}::uuid, ${message.type}, ${message.text}, ${message.cost}::integer, ${now}::timestamptz
    from placed
    returning seq, id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A message was sent to a conversation that does not exist.');
  return row;
}

/**
 * Makes the conversation of two members where there is none, with the starter's side of it, and gives its id. Two
 * first messages at once share one conversation.
 */
export async function startConversation(
  { db, clock }: Scope,
  { pool, starterId, otherId }: { pool: string; starterId: string; otherId: string },
): Promise<{ id: string; startedBy: string; isNew: boolean }> {
  const now = clock.now();
  const pair = pairOf(starterId, otherId);
  const { id, started_by, is_new } = await db
    .insertInto('conversation')
    .values({ ...pair, pool, started_by: starterId, created_at: now, last_message_at: now })
    .onConflict((conflict) => conflict.constraint('conversation_pair').doUpdateSet({ pool }))
    .returning(['id', 'started_by', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  await joinConversation(db, { conversationId: id, memberId: starterId, otherId });
  return { id, startedBy: started_by, isNew: is_new };
}

/** Gives a member their side of a conversation; from then on they know of it. */
export async function joinConversation(
  db: Scope['db'],
  { conversationId, memberId, otherId }: { conversationId: string; memberId: string; otherId: string },
): Promise<void> {
  await db
    .insertInto('conversation_member')
    .values({ conversation_id: conversationId, account_id: memberId, other_id: otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
