import { messageCharge, freeMessagesLeft } from '@heartwood/domain';
import { contentCost, type Content } from './content';
import type { Account } from '../database/schema';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import type { Partner } from './partner';

/** The conversation a message goes into, which its price depends on. */
type ChargedConversation = Pick<
  NonNullable<Partner['conversation']>,
  'id' | 'startedBy' | 'freeMessagesUsed'
> & {
  /** This message starts it. */
  isNew: boolean;
};

export interface Charge {
  /** Credits still to be taken; 0 for a free text. */
  cost: number;
  freeMessagesLeft: number;
}

/** Consumes one free conversation; throws when none is left, also when several start concurrently. */
async function useFreeConversation({ db }: Scope, accountId: string, max: number): Promise<void> {
  await db
    .updateTable('account')
    .set((account) => ({ free_conversations_used: account('free_conversations_used', '+', 1) }))
    .where('id', '=', accountId)
    .where('free_conversations_used', '<', max)
    .returning('id')
    .executeTakeFirstOrThrow(() => new ApiError('free_limit_reached', { data: { max } }));
}

/** Consumes one free message; false if none is left. */
async function useFreeMessage(
  { db }: Scope,
  conversationId: string,
  accountId: string,
  max: number,
): Promise<boolean> {
  const used = await db
    .updateTable('conversation_member')
    .set((mine) => ({ free_messages_used: mine('free_messages_used', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .where('free_messages_used', '<', max)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Computes the price of one message: free conversations and, for texts, free messages are used up first. The
 * sender's account must be locked.
 * @throws ApiError free_limit_reached, gift_unknown
 */
export async function chargeMessage(
  scope: Scope,
  {
    sender,
    brand,
    conversation,
    content,
  }: { sender: Account; brand: Brand; conversation: ChargedConversation; content: Content },
): Promise<Charge> {
  const { free_conversations: conversations, free_messages: messagesPerConversation } = brand.settings;
  const cost = contentCost(content, brand.settings);
  const free = { conversations, messagesPerConversation };
  const startedBy = conversation.isNew ? 'new' : conversation.startedBy === sender.id ? 'mine' : 'theirs';
  const charge = messageCharge({
    sender: {
      paidUser: sender.paid_user,
      credits: sender.credits,
      debt: sender.debt,
      conversationsStarted: sender.free_conversations_used,
    },
    conversation: { startedBy, freeMessagesSent: conversation.freeMessagesUsed },
    type: content.type,
    cost,
    free,
  });
  if (!charge.ok && charge.code === 'free_limit_reached') {
    throw new ApiError('free_limit_reached', { data: { max: conversations } });
  }
  if (!sender.paid_user && conversation.isNew) await useFreeConversation(scope, sender.id, conversations);
  const isFree =
    charge.ok &&
    charge.free &&
    (await useFreeMessage(scope, conversation.id, sender.id, messagesPerConversation));
  const sent = conversation.freeMessagesUsed + (isFree ? 1 : 0);
  const left = freeMessagesLeft({
    conversation: { startedBy, freeMessagesSent: sent },
    free,
    paidUser: sender.paid_user,
  });
  return { cost: isFree ? 0 : cost, freeMessagesLeft: left };
}
