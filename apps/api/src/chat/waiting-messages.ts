import type { Message } from '@heartwood/api-contract';
import { grant } from '../credits/grant';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { lockAccount, lockPair } from '../database/locks';
import type { Account } from '../database/schema';
import type { Brand } from '../kernel/brands';
import { TransactionConflict, type Scope } from '../kernel/scope';
import { deleteChatPhotos, joinedChatPhoto } from '../photos/chat-photo';
import type { Content } from './content';
import { startConversation } from './conversation';
import { deliver } from './deliver';
import { messageJson } from './message-json';
import { partnerById } from './partner';

/** Between an unconfirmed member and one recipient. */
interface Correspondence {
  senderId: string;
  recipientId: string;
  /** The sequence number of the last message delivered between them. */
  lastSeq: number;
}

interface Kept extends Correspondence {
  /** Its id, before and after delivery. */
  id: string;
  content: Content;
  /** Credits taken for it. */
  cost: number;
}

/**
 * Stores a message of an unconfirmed sender, visible to the sender alone, as waiting. Returns it as its
 * sender sees it.
 */
export async function keepWaitingMessage(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { id, senderId, recipientId, lastSeq, content, cost }: Kept,
): Promise<Message> {
  await db
    .insertInto('waiting_message')
    .values({
      id,
      sender_id: senderId,
      recipient_id: recipientId,
      type: content.type,
      text: content.text,
      gift: content.gift,
      photo_id: content.photo?.id ?? null,
      cost,
      created_at: clock.now(),
    })
    .execute();
  const message = (await waitingMessages(db, { senderId, recipientId, lastSeq })).at(-1);
  if (!message) throw new Error('The waiting message was not found.');
  return message;
}

function waitingOf(db: Db, senderId: string) {
  return db
    .selectFrom('waiting_message')
    .leftJoin('chat_photo', 'chat_photo.id', 'waiting_message.photo_id')
    .select(['waiting_message.id', 'sender_id', 'waiting_message.recipient_id', 'type', 'text', 'gift'])
    .select(['cost', 'waiting_message.created_at', joinedChatPhoto.as('photo')])
    .where('sender_id', '=', senderId);
}

/** The messages waiting for one recipient, oldest first, with the sequence numbers they will have. */
export async function waitingMessages(
  db: Db,
  { senderId, recipientId, lastSeq }: Correspondence,
): Promise<Message[]> {
  const rows = await waitingOf(db, senderId)
    .where('waiting_message.recipient_id', '=', recipientId)
    .orderBy('waiting_message.position')
    .execute();
  return rows.map((row, index) =>
    messageJson({ ...row, seq: lastSeq + index + 1, waiting: true }, senderId, null),
  );
}

/** Refunds the credits of an undeliverable message to its sender, and deletes its photo. */
async function giveBack(
  scope: Scope,
  { id, sender_id, cost, photoId }: { id: string; sender_id: string; cost: number; photoId: string | null },
): Promise<void> {
  if (cost > 0) await grant(scope, { accountId: sender_id, amount: cost, kind: 'message_refund', ref: id });
  if (photoId !== null) await deleteChatPhotos(scope, sql<boolean>`id = ${photoId}::uuid`);
}

/**
 * Withdraws the messages waiting for one recipient and refunds their credits. The sender's account must be
 * locked.
 */
export async function withdrawWaitingMessages(
  scope: Scope,
  { senderId, recipientId }: { senderId: string; recipientId: string },
): Promise<void> {
  const withdrawn = await scope.db
    .deleteFrom('waiting_message')
    .where('sender_id', '=', senderId)
    .where('recipient_id', '=', recipientId)
    .returning(['id', 'sender_id', 'cost', 'photo_id as photoId'])
    .execute();
  for (const message of withdrawn) await giveBack(scope, message);
}

async function recipientsOf(db: Db, senderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_message')
    .select('recipient_id')
    .distinct()
    .where('sender_id', '=', senderId)
    .orderBy('recipient_id')
    .execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

/**
 * Locks the account of a member who may have waiting messages, after the pairs with their recipients, so that
 * `deliverWaitingMessages` can be called. If the member writes to another recipient meanwhile, the transaction
 * is retried: that pair can't be locked after the account.
 * @returns the account; undefined if there is none
 */
export async function lockForDelivery(db: Db, senderId: string): Promise<Account | undefined> {
  const recipients = await recipientsOf(db, senderId);
  for (const id of recipients) await lockPair(db, senderId, id);
  const account = await lockAccount(db, senderId).executeTakeFirst();
  const added = (await recipientsOf(db, senderId)).some((id) => !recipients.includes(id));
  if (added) throw new TransactionConflict('A message to another recipient was written.');
  return account;
}

/**
 * Delivers the messages a member wrote before confirming the address, per recipient in the order written.
 * Messages to members who can no longer be reached are dropped and refunded. Nothing is charged again. The
 * sender must be locked by `lockForDelivery`.
 */
export async function deliverWaitingMessages(
  scope: Scope,
  senderId: string,
  { id: brand, pool }: Pick<Brand, 'id' | 'pool'>,
): Promise<void> {
  const { db } = scope;
  const waiting = await waitingOf(db, senderId)
    .orderBy('waiting_message.recipient_id')
    .orderBy('waiting_message.position')
    .execute();
  await db.deleteFrom('waiting_message').where('sender_id', '=', senderId).execute();
  for (const message of waiting) {
    const { id, recipient_id: recipientId, cost, type, text, gift, photo } = message;
    const partner = await partnerById(db, { id: senderId, pool, brand }, recipientId);
    if (!partner || partner.blocked) {
      await giveBack(scope, { ...message, photoId: photo?.id ?? null });
      continue;
    }
    const pair = { pool, starterId: senderId, otherId: recipientId };
    const { id: conversationId } = await startConversation(scope, pair);
    const content = { type, text, gift, photo };
    await deliver(scope, { id, conversationId, senderId, recipientId, content, cost });
  }
}
