/** Conversations a free member may start, and free messages in each of them. */
export const freeLimits = { conversations: 2, messagesPerConversation: 3 } as const;

export type ChargeQuestion = {
  sender: { paidUser: boolean; credits: number; debt: number; conversationsStarted: number };
  /**
   * `new`: this message starts the conversation; `mine`: the sender started it; `theirs`: the partner did.
   */
  conversation: { startedBy: 'new' | 'mine' | 'theirs'; freeMessagesSent: number };
  /** Only texts can be free. */
  type: 'text' | 'gift' | 'photo';
  cost: number;
  free: { conversations: number; messagesPerConversation: number };
};

export type Charge =
  | { ok: true; credits: number; free: boolean }
  | { ok: false; code: 'free_limit_reached' | 'insufficient_credits' | 'spending_blocked' };

/**
 * Returns what a text, photo or gift costs its sender. A free member may start a limited number of
 * conversations, with any type of message, and has free texts in those only; texts beyond them, replies, and
 * all photos and gifts cost credits. A member with a debt can't spend credits.
 */
export function messageCharge({ sender, conversation, type, cost, free }: ChargeQuestion): Charge {
  if (!sender.paidUser) {
    if (conversation.startedBy === 'new' && sender.conversationsStarted >= free.conversations)
      return { ok: false, code: 'free_limit_reached' };
    const mayBeFree = type === 'text' && conversation.startedBy !== 'theirs';
    if (mayBeFree && conversation.freeMessagesSent < free.messagesPerConversation)
      return { ok: true, credits: 0, free: true };
  }
  if (sender.debt > 0 && cost > 0) return { ok: false, code: 'spending_blocked' };
  return sender.credits >= cost
    ? { ok: true, credits: cost, free: false }
    : { ok: false, code: 'insufficient_credits' };
}

/** Returns a free member's remaining free texts in a conversation. */
export function freeMessagesLeft(
  question: Pick<ChargeQuestion, 'conversation' | 'free'> & { paidUser: boolean },
) {
  const { conversation, free, paidUser } = question;
  if (paidUser || conversation.startedBy === 'theirs') return 0;
  return Math.max(0, free.messagesPerConversation - conversation.freeMessagesSent);
}
