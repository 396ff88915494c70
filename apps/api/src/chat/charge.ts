import { messageCharge, freeMessagesLeft } from '@heartwood/domain';
import { debit } from '../credits/debit';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import type { Scope } from '../kernel/scope';
import type { Member } from '../kernel/sessions/member';

/** The conversation a message goes into, as its price depends on it. */
export interface ChargedConversation {
  id: string;
  startedBy: string;
  freeMessagesUsed: number;
  /** This message starts it. */
  isNew: boolean;
}

export interface Charged {
  /** Credits taken. */
  cost: number;
  /** The balance afterwards. */
  credits: number;
  freeMessagesLeft: number;
}

/** Uses up one free conversation; throws when none is left, however many start at once. */
async function useFreeConversation({ db }: Scope, accountId: string, max: number): Promise<void> {
  const used = await db
    .updateTable('account')
    .set((account) => ({ free_conversations_used: account('free_conversations_used', '+', 1) }))
    .where('id', '=', accountId)
    .where('free_conversations_used', '<', max)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new ApiError('free_limit_reached', { data: { max } });
}

/** Uses up one free message; false when none is left any more. */
async function useFreeMessage({ db }: Scope, conversationId: string, accountId: string, max: number): Promise<boolean> {
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
 * Charges one message: a free conversation and free messages first where the member has them, credits after them.
 * @param ref the message's reference in the ledger
 * @throws ApiError free_limit_reached, insufficient_credits, spending_blocked
 */
export async function chargeMessage(
  scope: Scope,
  { member, brand, conversation, ref }: { member: Member; brand: Brand; conversation: ChargedConversation; ref: string },
): Promise<Charged> {
  const { message_credits: cost, free_conversations: conversations, free_messages: messagesPerConversation } = brand.settings;
  const free = { conversations, messagesPerConversation };
  const startedBy = conversation.isNew ? 'new' : conversation.startedBy === member.id ? 'mine' : 'theirs';
  const charge = messageCharge({
    sender: {
      paidUser: member.paid_user,
      credits: member.credits,
      debt: member.debt,
      conversationsStarted: member.free_conversations_used,
    },
    conversation: { startedBy, freeMessagesSent: conversation.freeMessagesUsed },
    cost,
    free,
  });
  if (!charge.ok && charge.code === 'free_limit_reached') {
    throw new ApiError('free_limit_reached', { data: { max: conversations } });
  }
  if (!member.paid_user && conversation.isNew) await useFreeConversation(scope, member.id, conversations);
  const left = (freeMessagesSent: number) =>
    freeMessagesLeft({ conversation: { startedBy, freeMessagesSent }, free, paidUser: member.paid_user });
  if (charge.ok && charge.free && (await useFreeMessage(scope, conversation.id, member.id, messagesPerConversation))) {
    return { cost: 0, credits: member.credits, freeMessagesLeft: left(conversation.freeMessagesUsed + 1) };
  }
  if (cost === 0) return { cost, credits: member.credits, freeMessagesLeft: 0 };
  const credits = await debit(scope, { accountId: member.id, amount: cost, kind: 'message', ref });
  return { cost, credits, freeMessagesLeft: 0 };
}
