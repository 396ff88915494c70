import { randomUUID } from 'node:crypto';
import type { Message, SentMessage } from '@heartwood/api-contract';
import { debit } from '../credits/debit';
import { lockAccount, lockPair } from '../database/locks';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import { keepChatPhoto } from '../photos/chat-photo';
import { chargeMessage } from './charge';
import { ledgerKinds, type Content } from './content';
import { startConversation } from './conversation';
import { deliver } from './deliver';
import { partnerById } from './partner';
import { keepWaitingMessage } from './waiting-messages';

/** A message as its sender sees it, and the sender's remaining credits and free messages. */
interface Sent {
  conversationId: string;
  message: Message;
  credits: number;
  freeMessagesLeft: number;
}

/** The contract's response for a sent message. */
export function sentJson({ conversationId, message, credits, freeMessagesLeft }: Sent): SentMessage {
  return { conversation: conversationId, message, credits, free_messages_left: freeMessagesLeft };
}

/**
 * Sends a text, photo or gift to another member and takes its price. Messages of an unconfirmed member are
 * paid now and held until confirmation.
 * @throws ApiError not_found, blocked, free_limit_reached, insufficient_credits, spending_blocked,
 * gift_unknown; authentication_required if the account has been deleted or banned meanwhile
 */
export async function send(
  scope: Scope,
  {
    senderId,
    recipientId,
    brand,
    content,
  }: { senderId: string; recipientId: string; brand: Brand; content: Content },
): Promise<Sent> {
  const { db } = scope;
  await lockPair(db, senderId, recipientId);
  // The member may have confirmed the address or left since the session was read.
  const sender = await lockAccount(db, senderId).executeTakeFirst();
  if (sender?.status !== 'active' && sender?.status !== 'not_confirmed')
    throw new ApiError('authentication_required');
  const partner = await partnerById(db, { id: senderId, pool: brand.pool, brand: brand.id }, recipientId);
  if (!partner) throw new ApiError('not_found');
  if (partner.blocked) throw new ApiError('blocked');

  const pair = { pool: brand.pool, starterId: senderId, otherId: recipientId };
  const conversation = partner.conversation
    ? { ...partner.conversation, isNew: false }
    : { freeMessagesUsed: 0, lastSeq: 0, ...(await startConversation(scope, pair)) };
  const { cost, freeMessagesLeft } = await chargeMessage(scope, { sender, brand, conversation, content });
  const id = randomUUID();
  const booking = { accountId: senderId, amount: cost, kind: ledgerKinds[content.type], ref: id };
  const credits = cost > 0 ? await debit(scope, booking) : sender.credits;
  if (content.photo) await keepChatPhoto(scope, content.photo, { senderId, recipientId });
  const conversationId = conversation.id;
  const delivery = { id, conversationId, senderId, recipientId, content, cost };
  const message =
    sender.status === 'active'
      ? await deliver(scope, delivery)
      : await keepWaitingMessage(scope, { ...delivery, lastSeq: conversation.lastSeq });
  return { conversationId, message, credits, freeMessagesLeft };
}
