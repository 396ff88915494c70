import type { Message } from '@heartwood/api-contract';
import { grant } from '../credits/grant';
import type { Db } from '../database/connection';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { announceMessage } from './announce-message';
import { appendMessage, joinConversation, startConversation } from './append-message';
import { partnerById } from './partner';

interface Kept {
  senderId: string;
  recipientId: string;
  text: string;
  cost: number;
  /** Its id now and after the delivery. */
  id: string;
}

/** Keeps a message of an unconfirmed sender, who sees it as waiting; nobody else knows of it. */
export async function keepWaitingMessage({ db, clock }: Scope, message: Kept): Promise<void> {
  await db
    .insertInto('waiting_message')
    .values({
      id: message.id,
      sender_id: message.senderId,
      recipient_id: message.recipientId,
      type: 'text',
      text: message.text,
      cost: message.cost,
      created_at: clock.now(),
    })
    .execute();
}

/** What waits for one recipient, oldest first, in the places the messages will have. */
export async function waitingMessages(
  db: Db,
  { senderId, recipientId, lastSeq }: { senderId: string; recipientId: string; lastSeq: number },
): Promise<Message[]> {
  const rows = await db
    .selectFrom('waiting_message')
    .select(['id', 'type', 'text', 'created_at'])
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, type, text, created_at }, index) => ({
    seq: lastSeq + index + 1,
    id,
    mine: true,
    type,
    text,
    gift: null,
    photo: null,
    status: 'waiting',
    created: created_at.toISOString(),
  }));
}

async function isReachable(
  db: Db,
  sender: { id: string; pool: string },
  recipientId: string,
): Promise<boolean> {
  try {
    return !(await partnerById(db, sender, recipientId)).blocked;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Delivers what a member wrote before the mail address was confirmed, in the order of writing. Whoever cannot be
 * reached any more gets nothing, and the sender gets the credits back. Nothing is charged again.
 */
export async function deliverWaitingMessages(
  scope: Scope,
  accountId: string,
  brand: Pick<Brand, 'pool'>,
): Promise<void> {
  const { db } = scope;
  const waiting = await db
    .deleteFrom('waiting_message')
    .where('sender_id', '=', accountId)
    .returningAll()
    .execute();
  const sender = { id: accountId, pool: brand.pool };
  for (const message of waiting.sort((one, other) => one.position - other.position)) {
    if (!(await isReachable(db, sender, message.recipient_id))) {
      if (message.cost > 0)
        await grant(scope, { accountId, amount: message.cost, kind: 'message_refund', ref: message.id });
      continue;
    }
    const pair = { pool: brand.pool, starterId: accountId, otherId: message.recipient_id };
    const { id: conversationId } = await startConversation(scope, pair);
    await joinConversation(db, { conversationId, memberId: message.recipient_id, otherId: accountId });
    const text = message.text ?? '';
    const placed = await appendMessage(scope, {
      conversationId,
      senderId: accountId,
      type: message.type,
      text,
      cost: message.cost,
      id: message.id,
    });
    const created_at = scope.clock.now();
    await announceMessage(scope, {
      conversationId,
      recipientId: message.recipient_id,
      message: { ...placed, sender_id: accountId, type: message.type, text, gift: null, created_at },
    });
  }
}
